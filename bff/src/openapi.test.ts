import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.js';
import { routes } from './routes/index.js';

type Node = Record<string, unknown>;
interface Operation {
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: Node }[];
  requestBody?: { content: Record<string, { schema: Node }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Node }> }>;
}

const document = JSON.parse(JSON.stringify(openApiDocument(routes))) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Node> };
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, path, method, operation })),
);

/** Returns every schema inside a value, at any depth. */
const nodesOf = (value: unknown): Node[] => {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesOf);
  return Array.isArray(value) ? below : [value as Node, ...below];
};

/** The rows of the specification's route table that are implemented. */
const built = `
get / | get /page/{link} | get /catalog/search/autocomplete-products
get /catalog/category/ | get /catalog/category/{id} | get /catalog/{type}/{id} | get /catalog/tree
get /catalog/product/{catalogCategoryTree}/{skuId}/{page} | get /catalog/product/{catalogCategoryTree}/{skuId}
get /catalog/service/{catalogCategoryTree}/{skuId} | get /company/{company}
get /company/{company}/catalog/{categoryTree} | get /company/{company}/catalog
get /api/product-units | get /api/get-colors | get /api/get-iso-countries | get /api/currency-rate/{date}
get /basket/ | post /basket/items | post /basket/products/add | post /basket/remove-from-basket | post /basket/clear | post /basket/to-requests
get /basket/basket-to-request/{order} | get /customer/request/create-from-product/{productSku}
get /request/first-step/{requestEntity} | post /request/first-step-save/{request}
post /request/publish/{requestEntity} | get /request/customer/preview/{requestEntity}
get /broker/preview/{requestEntity} | get /request/repeat/{requestEntity}
delete /request/api/delete/{requestEntity} | post /request/update-status/{id}
get /request/api/statuses-events/{request} | get /request/status-history/{id}
get /customer/request-from-catalog-list | post /customer/request-from-catalog-list
get /broker/request-from-catalog-list | post /broker/request-from-catalog-list
get /media/files/restrictions | post /media/files/checking/free-space | post /api/upload-file | post /api/upload-files
delete /api/remove-file/{fileId} | delete /api/remove-files | get /media/file/{fileId}/{name}
get /login | post /login_check | get /logout | post /logout | get /user/dashboard
get /admin/catalog/category/{category}/delete | get /admin/catalog/category/{category}/delete/confirm
post /admin/catalog/category/{category}/delete | post /admin/catalog/category/{category}/delete/confirm
get /user/notice/list/{filter} | get /user/notice/api/loader | post /user/notice/api/loader
get /user/notice/api/last | post /user/notice/api/dropnotices
get /user/notice/entity_redirect/{uuid} | post /user/notice/entity_redirect/{uuid}
get /api/page-context | get /api/openapi.json`
  .split(/[|\n]/)
  .map((row) => row.trim())
  .filter((row) => row !== '');

describe('The API document', () => {
  it('contains every implemented row of the route table under its own name', () => {
    const names = new Set(operations.map(({ name }) => name));
    expect(built.filter((row) => !names.has(row))).toEqual([]);
    expect(document.openapi).toBe('3.1.1');
  });

  it('contains every mounted route', () => {
    const methods = routes.length + routes.filter(({ path }) => path.includes('{')).length;
    expect(operations).toHaveLength(methods);
  });

  it('names each parameter of a path once, and no others', () => {
    for (const { name, path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect([name, declared.map((parameter) => parameter.name)]).toEqual([name, inPath]);
      expect(declared.every((parameter) => parameter.required)).toBe(true);
      const keys = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('has no broken references', () => {
    const references = nodesOf(document).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references)) {
      const name = /^#\/components\/schemas\/(\w+)$/.exec(reference)?.[1] ?? reference;
      expect(document.components.schemas).toHaveProperty(name);
    }
  });

  it('names each schema of the contract once and repeats none in an answer', () => {
    const { schemas } = document.components;
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Card', 'Request', 'Failure', 'LoginInput']));
    const page = document.paths['/request/customer/preview/{requestEntity}']?.get?.responses['200'];
    expect(nodesOf(page?.content?.['application/json']?.schema.properties).map(({ $ref }) => $ref)).toContain(
      '#/components/schemas/RequestPage',
    );
  });

  it('describes the answer and the failures of each call, and the input of calls that save', () => {
    for (const { name, operation } of operations) {
      expect([name, operation.summary.length > 0]).toEqual([name, true]);
      expect(operation.responses['200']?.content).toBeDefined();
      expect(operation.responses['503']?.content?.['application/json']?.schema).toEqual({
        $ref: '#/components/schemas/Failure',
      });
    }
    const publish = document.paths['/request/publish/{requestEntity}']?.post?.requestBody;
    expect(publish?.content['application/json']?.schema).toEqual({
      anyOf: ['RfcPublishInput', 'RfdPublishInput', 'RfdOrderPublishInput'].map((name) => ({
        $ref: `#/components/schemas/${name}`,
      })),
    });
    expect(document.components.schemas.RfcPublishInput?.required).toEqual(['count', 'comment']);
  });
});
