import type { ApiDocsTexts } from '../language/api-docs-texts.js';
import { type Html, html } from './markup.js';

/** The parts of a JSON schema that the page reads. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: readonly unknown[];
  items?: Schema;
  anyOf?: readonly Schema[];
  properties?: Record<string, Schema>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

type Content = Record<string, { schema: Schema }>;

/** An operation of the API document. */
export interface Operation {
  summary: string;
  'x-access': string;
  security?: readonly Record<string, readonly string[]>[];
  parameters?: readonly Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

/** An operation with its method and path. */
export interface Placed {
  method: string;
  path: string;
  operation: Operation;
}

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? '';

/** Describes a schema in a few words. A named schema becomes a link to its place on the page. */
export const schemaPart = (schema: Schema | undefined): Html => {
  if (!schema) return html`–`;
  if (schema.$ref) return html`<a href="#${nameOf(schema.$ref)}">${nameOf(schema.$ref)}</a>`;
  if (schema.enum) return html`${schema.enum.map(String).join(' | ')}`;
  if (schema.anyOf) return html`${schema.anyOf.map((one, at) => html`${at > 0 && ' | '}${schemaPart(one)}`)}`;
  if (schema.type === 'array') return html`[${schemaPart(schema.items)}]`;
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any');
  return html`${schema.format ? `${type} (${schema.format})` : type}`;
};

const parametersPart = (parameters: readonly Parameter[], texts: ApiDocsTexts): Html =>
  html`<h4>${texts.parameters}</h4><div class="wide"><table><thead><tr><th>${texts.name}</th><th>${texts.in}</th><th>${texts.type}</th></tr></thead><tbody>${parameters.map(
    ({ name, in: place, required, schema }) =>
      html`<tr><td><code>${name}</code>${required && html` <small>${texts.required}</small>`}</td><td>${place}</td><td>${schemaPart(schema)}</td></tr>`,
  )}</tbody></table></div>`;

/** Describes the data in the envelope, or says "file" if the answer is not JSON. */
const answerPart = ({ responses }: Operation, texts: ApiDocsTexts): Html => {
  const schema = responses['200']?.content?.['application/json']?.schema;
  return schema ? schemaPart(schema.properties?.data) : html`${texts.file_answer}`;
};

/** Returns the scopes that allow an operation. A token needs one of them. */
export const scopesOfOperation = ({ security = [] }: Operation): readonly string[] =>
  security.flatMap(({ personalToken = [] }) => personalToken);

/** Renders an operation as a collapsible section. Collapsed: address and purpose. Expanded: input and answer. */
export const operationPart = ({ method, path, operation }: Placed, texts: ApiDocsTexts): Html => {
  const { summary, parameters = [], requestBody } = operation;
  const body = requestBody && Object.values(requestBody.content)[0]?.schema;
  return html`<details><summary><code>${method.toUpperCase()} ${path}</code> <span lang="en">${summary}</span></summary><p>${texts.access}: <code>${operation['x-access']}</code></p>${parameters.length > 0 && parametersPart(parameters, texts)}${body && html`<h4>${texts.body}</h4><p>${schemaPart(body)}</p>`}<h4>${texts.answer}</h4><p>${answerPart(operation, texts)}</p></details>`;
};
