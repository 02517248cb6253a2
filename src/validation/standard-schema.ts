/** Part of a schema's issue path. */
type PathPart = PropertyKey | { readonly key: PropertyKey };

/** Failure that a schema reports, with its message. */
interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly PathPart[] | undefined;
}

/** Answer of a schema: a value, or why there is none. */
export interface SchemaResult {
  /** Failures; absent where the value passes. */
  readonly issues?: readonly SchemaIssue[] | undefined;
}

/**
 * Schema of any library that follows Standard Schema 1 (standardschema.dev): zod, valibot, arktype and others.
 * Only what a rule needs of it is described here.
 */
export interface StandardSchema {
  /** Version, vendor and validate function of the schema. */
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult | PromiseLike<SchemaResult>;
  };
}
