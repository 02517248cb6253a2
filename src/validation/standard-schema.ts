/** Part of a schema's issue path. */
type PathPart = PropertyKey | { readonly key: PropertyKey };

/** Issue of a schema, with its message. */
interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly PathPart[] | undefined;
}

/** Result of a schema: a value, or issues. */
export interface SchemaResult {
  /** Issues; absent if the value is valid. */
  readonly issues?: readonly SchemaIssue[] | undefined;
}

/**
 * Schema according to Standard Schema 1 (standardschema.dev), implemented by Zod, Valibot, ArkType and
 * others. Only the parts that rules need are declared.
 */
export interface StandardSchema {
  /** Version, vendor and validate function of the schema. */
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult | PromiseLike<SchemaResult>;
  };
}
