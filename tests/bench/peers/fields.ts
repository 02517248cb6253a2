/** Form values, all strings as in native inputs. */
export type Values = Record<FieldName, string>;

/** Names of the eight fields. */
export type FieldName = (typeof fields)[number]['name'];

/** Eight fields of a sign-up form, the same in every case; each is required. */
export const fields = [
  { name: 'firstName', label: 'First name', type: 'text' },
  { name: 'lastName', label: 'Last name', type: 'text' },
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'age', label: 'Age', type: 'text' },
  { name: 'postcode', label: 'Postcode', type: 'text' },
  { name: 'city', label: 'City', type: 'text' },
  { name: 'password', label: 'Password', type: 'password' },
  { name: 'repeated', label: 'Password again', type: 'password' },
] as const;

/** Initial values. */
export const emptyValues: Values = {
  firstName: '',
  lastName: '',
  email: '',
  age: '',
  postcode: '',
  city: '',
  password: '',
  repeated: '',
};

/** Email pattern for the peers, which ship none. */
export const addressForm = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

/** Parts that all cases share. */
export const commonParts = {
  input: '[name="firstName"]',
  email: '[name="email"]',
  submit: 'button[type="submit"]',
};
