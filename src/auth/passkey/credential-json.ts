import { decodeBase64url, encodeBase64url } from '../core/encoding';

/** Options for a new passkey, from JSON. Browsers without the platform's function get the same from ours. */
export function creationOptions(
  json: PublicKeyCredentialCreationOptionsJSON,
): PublicKeyCredentialCreationOptions {
  const { parseCreationOptionsFromJSON } = PublicKeyCredential as Partial<
    typeof PublicKeyCredential
  >;
  if (parseCreationOptionsFromJSON) {
    return parseCreationOptionsFromJSON.call(PublicKeyCredential, json);
  }
  return {
    ...(json as object as PublicKeyCredentialCreationOptions),
    challenge: decodeBase64url(json.challenge),
    user: { ...json.user, id: decodeBase64url(json.user.id) },
    excludeCredentials: descriptorsOf(json.excludeCredentials),
  };
}

/** Options for a sign-in, from JSON. */
export function requestOptions(
  json: PublicKeyCredentialRequestOptionsJSON,
): PublicKeyCredentialRequestOptions {
  const { parseRequestOptionsFromJSON } = PublicKeyCredential as Partial<
    typeof PublicKeyCredential
  >;
  if (parseRequestOptionsFromJSON) {
    return parseRequestOptionsFromJSON.call(PublicKeyCredential, json);
  }
  return {
    ...(json as object as PublicKeyCredentialRequestOptions),
    challenge: decodeBase64url(json.challenge),
    allowCredentials: descriptorsOf(json.allowCredentials),
  };
}

/** Response of the device as JSON. Password managers replace it with objects without `toJSON`. */
export function credentialJson(credential: PublicKeyCredential): unknown {
  if (typeof credential.toJSON === 'function') return credential.toJSON();
  const { id, rawId, type, authenticatorAttachment } = credential;
  return {
    id,
    rawId: encodeBase64url(new Uint8Array(rawId)),
    type,
    authenticatorAttachment: authenticatorAttachment ?? undefined,
    clientExtensionResults: credential.getClientExtensionResults(),
    response: responseJson(
      credential.response as AuthenticatorAttestationResponse & AuthenticatorAssertionResponse,
    ),
  };
}

function responseJson(
  response: AuthenticatorAttestationResponse & AuthenticatorAssertionResponse,
): Record<string, unknown> {
  const buffers = {
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
    authenticatorData: response.authenticatorData ?? response.getAuthenticatorData?.(),
    publicKey: response.getPublicKey?.(),
    signature: response.signature,
    userHandle: response.userHandle,
  };
  const texts = Object.entries(buffers).flatMap(([name, buffer]) =>
    buffer ? [[name, encodeBase64url(new Uint8Array(buffer))]] : [],
  );
  return {
    ...Object.fromEntries(texts),
    ...(response.getTransports && {
      transports: response.getTransports(),
      publicKeyAlgorithm: response.getPublicKeyAlgorithm?.(),
    }),
  };
}

function descriptorsOf(
  list: PublicKeyCredentialDescriptorJSON[] = [],
): PublicKeyCredentialDescriptor[] {
  return list.map(({ id, transports, type }) => ({
    id: decodeBase64url(id),
    type: type as PublicKeyCredentialType,
    transports: transports as AuthenticatorTransport[],
  }));
}
