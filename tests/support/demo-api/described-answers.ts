import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

interface Media {
  schema: object;
}
interface Operation {
  responses: Readonly<Record<string, { content?: Readonly<Record<string, Media>> }>>;
}

/** OpenAPI description, as far as responses are concerned. */
export interface Description {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, object>> };
}

/** Response to check. */
export interface ApiResponse {
  method: string;
  path: string;
  status: number;
  contentType: string | null;
  body: unknown;
}

const formats = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
};

/** Checks a response: throws if it does not match the description. */
export function createAnswerCheck(description: Description): (answer: ApiResponse) => void {
  // Unknown keywords of a schema are ignored: examples and texts do not matter here.
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats });
  for (const [name, schema] of Object.entries(description.components.schemas)) {
    ajv.addSchema(schema, `#/components/schemas/${name}`);
  }
  const compiled = new Map<object, ValidateFunction>();
  const paths = Object.entries(description.paths).map(([path, operations]) => ({
    // A path without a parameter takes precedence over one with a parameter.
    fixed: !path.includes('{'),
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    operations,
  }));
  paths.sort((a, b) => Number(b.fixed) - Number(a.fixed));

  return ({ method, path, status, contentType, body }) => {
    const found = paths.find(({ pattern }) => pattern.test(path));
    const operation = found?.operations[method.toLowerCase()];
    // Only unknown paths and methods, and HEAD requests, may be missing from the description.
    if (!operation) {
      if (method === 'HEAD' || status === 404 || status === 405) return;
      throw new Error(`${method} ${path} answers ${status} and is not described.`);
    }
    const response = operation.responses[status];
    if (!response) throw new Error(`${method} ${path} answers ${status}, which is not described.`);
    const [type, media] = Object.entries(response.content ?? {})[0] ?? [];
    if (!media) {
      if (body !== null) throw new Error(`${method} ${path} answers ${status} with a body.`);
      return;
    }
    if (contentType !== type)
      throw new Error(`${method} ${path} answers ${contentType}, not ${type}.`);
    const validate = compiled.get(media) ?? ajv.compile(media.schema);
    compiled.set(media, validate);
    if (!validate(body)) {
      throw new Error(`${method} ${path} ${status}: ${ajv.errorsText(validate.errors)}`);
    }
  };
}
