// npm run new:route -- <get|post|delete> <path> <who> <noun> <name> <service.rpc>: creates the files of a new route
// everywhere, from the contract to the web's endpoint, including its row in the permission table. The result compiles.
// Its shapes are still empty.
import { mustBeUsedAs, scaffold, spellings } from './scaffold.mjs';

const people = 'public user customer commerce supplier broker manager senior reviewer review admin'.split(' ');

const [method = '', path = '', who = '', nounText = '', nameText = '', rpc = ''] = process.argv.slice(2);
const [service, rpcName] = rpc.split('.');
mustBeUsedAs(
  ['get', 'post', 'delete'].includes(method) && path.startsWith('/') && people.includes(who) && rpcName !== undefined,
  `npm run new:route -- <get|post|delete> <path> <${people.join('|')}> <noun> <name> <service.rpc>
for example: npm run new:route -- get /user/views user views savedViews identity.listViews`,
);

const files = scaffold();
const noun = spellings(nounText);
const name = spellings(nameText);
const reads = method === 'get';
const ids = [...path.matchAll(/:(\w+)/g)].map((found) => found[1]);

// The plain part of the contract: the route's address and who may call it.
const addresses = `bff/contract/src/routes/${noun.kebab}.ts`;
const address = `  ${name.camel}: { method: '${method}', path: '${path}', kind: 'A', who: '${who}' },\n`;
if (files.has(addresses)) {
  files.change(
    addresses,
    /\n\} as const satisfies RouteTable;\n/,
    () => `\n${address}} as const satisfies RouteTable;\n`,
  );
} else {
  files.create(
    addresses,
    `import type { RouteTable } from '../routing.js';

/** ${noun.sentence}. */
export const ${noun.camel}Routes = {
${address}} as const satisfies RouteTable;
`,
  );
  const table = 'bff/contract/src/routes/index.ts';
  files.change(table, /\n\} as const;\n/, () => `\n  ...${noun.camel}Routes,\n} as const;\n`);
  files.addImport(table, `import { ${noun.camel}Routes } from './${noun.kebab}.js';`);
}

// The shapes of the contract: input and output.
const contract = `bff/contract/src/${noun.kebab}.ts`;
const queryType = reads
  ? ''
  : `/** The input of ${method.toUpperCase()} ${path}. */
export const ${name.camel}Input = z.object({});
export type ${name.pascal}Input = z.input<typeof ${name.camel}Input>;

`;
const answerType = `/** The answer of ${method.toUpperCase()} ${path}. */
export const ${name.camel}View = z.object({});
export type ${name.pascal}View = z.infer<typeof ${name.camel}View>;

`;
const input = reads ? '' : `input: ${name.camel}Input, `;
const shapes = `  ${name.camel}: { summary: '${name.sentence}', ${input}answer: ${name.camel}View },\n`;
const opening = `export const ${noun.camel}Endpoints = `;
if (files.has(contract)) {
  files.change(contract, new RegExp(`\n${opening}`), () => `\n${queryType}${answerType}${opening}`);
  files.change(
    contract,
    new RegExp(`(\n${opening}[\\s\\S]*?\n)\\}\\);\n`),
    (_whole, before) => `${before}${shapes}});\n`,
  );
} else {
  files.create(
    contract,
    `import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { ${noun.camel}Routes } from './routes/${noun.kebab}.js';

${queryType}${answerType}${opening}/* @__PURE__ */ endpointsOf(${noun.camel}Routes, {
${shapes}});
`,
  );
  files.change('bff/contract/src/index.ts', /\n*$/, () => `\nexport * from './${noun.kebab}.js';\n`);
  const line = `export { ${noun.camel}Endpoints } from './${noun.kebab}.js';\n`;
  files.change('bff/contract/src/endpoint-groups.ts', /$/, () => line);
}

// The page, which gathers the data.
files.create(
  `bff/src/pages/${name.kebab}.ts`,
  `import type { ${name.pascal}View } from '@setu/contract';
import type { CallContext } from '../http/call-context.js';

/** ${name.sentence}. */
export const ${name.camel} = async (call: CallContext): Promise<${name.pascal}View> => {
  await call.deps.services.${service}.${rpcName}({}, call.${reads ? 'reads' : 'writes'}());
  return {};
};
`,
);

// The route, added to those of its noun.
const routes = `bff/src/routes/${noun.kebab}.ts`;
const route = `  route(endpoints.${name.camel}, async (call) => ({ data: await ${name.camel}(call) })),\n`;
if (files.has(routes)) {
  // The formatter puts a single route on the line of its list.
  files.change(routes, /,?\s*\];\n(?![\s\S]*\];\n)/, () => `,\n${route}];\n`);
} else {
  files.create(
    routes,
    `import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';

/** ${noun.sentence}. */
export const ${noun.camel}Routes = [
${route}];
`,
  );
  const table = 'bff/src/routes/index.ts';
  files.change(table, /\n\];\n$/, () => `\n  ...${noun.camel}Routes,\n];\n`);
  files.addImport(table, `import { ${noun.camel}Routes } from './${noun.kebab}.js';`);
}
files.addImport(routes, `import { ${name.camel} } from '../pages/${name.kebab}.js';`);

// The route's row in the permission table, if its path names an object. The row uses an id that does not exist. If the
// path names none, the class of users is checked without a row.
if (ids.length > 0) {
  const examplePath = path.replace(/:\w+/g, '0195a000-0000-7000-8000-000000000000').replace(/[{}]/g, '');
  const body = reads ? '' : ', {}';
  const row = `objects('${method} ${path}', '${examplePath}', {}${body})`;
  files.change('bff/test/rights-table.ts', /\n\];\n/, () => `\n  ${row},\n];\n`);
}

// The web's endpoint, in the feature of the same noun.
const feature = `web/src/features/${noun.kebab}/api.ts`;
const params = ids.length > 0 ? `params: { ${ids.join(', ')} }` : '';
const bodyName = reads ? '' : 'input';
const argument = [
  ...ids.map((id) => `${id}: string`),
  ...(reads ? [] : [`input: CallTo<'${name.camel}'>['input']`]),
].join('; ');
const call =
  argument === ''
    ? ''
    : `, ({ ${[...ids, bodyName].filter(Boolean).join(', ')} }: { ${argument} }) => ({ ${[params, bodyName].filter(Boolean).join(', ')} })`;
const endpoint = `    ${name.camel}: build.${reads ? 'query' : 'mutation'}(calls('${name.camel}'${call})),\n`;
const hook = `use${name.pascal}${reads ? 'Query' : 'Mutation'}`;
if (files.has(feature)) {
  files.change(feature, /\n {2}\}\),\n\}\);\n/, (match) => `\n${endpoint}${match.slice(1)}`);
  files.change(feature, /export const \{([^}]*?),?\s*\} =/, (_whole, list) => `export const {${list}, ${hook} } =`);
} else {
  files.create(
    feature,
    `import { api } from '../../api/api';
import { calls } from '../../api/endpoint';

const ${noun.camel}Api = api.injectEndpoints({
  endpoints: (build) => ({
${endpoint}  }),
});

export const { ${hook} } = ${noun.camel}Api;
`,
  );
}
if (!reads) files.addImport(feature, `import type { CallTo } from '@setu/contract';`);

files.finish();
process.stdout.write(
  `\nNext: define the input and the answer of ${name.words} in ${contract}${ids.length > 0 ? ', and who may call it in bff/test/rights-table.ts' : ''}.\n`,
);
