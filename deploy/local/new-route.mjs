// npm run new:route -- <get|post|delete> <path> <who> <noun> <name> <service.rpc>: the files of a new route in all its
// places, from the contract to the web's endpoint, its row in the rights table included. What is written compiles; the
// shapes are empty still.
import { mustBeUsedAs, scaffold, spellings } from './scaffold.mjs';

/** Who gets through, of the rights table's principals, by the access word of the route. */
const through = {
  public: null,
  user: ['buyer', 'colleague', 'rival', 'newcomer', 'supplier', 'manager', 'reviewer', 'admin'],
  customer: ['buyer', 'colleague', 'rival', 'newcomer'],
  commerce: ['buyer', 'colleague', 'rival'],
  supplier: ['supplier'],
  broker: ['manager', 'reviewer', 'admin'],
  manager: ['manager'],
  senior: [],
  reviewer: ['reviewer'],
  review: ['manager', 'reviewer'],
  admin: ['admin'],
};

const [method = '', path = '', who = '', nounText = '', nameText = '', rpc = ''] = process.argv.slice(2);
const [service, rpcName] = rpc.split('.');
mustBeUsedAs(
  ['get', 'post', 'delete'].includes(method) && path.startsWith('/') && who in through && rpcName !== undefined,
  `npm run new:route -- <get|post|delete> <path> <${Object.keys(through).join('|')}> <noun> <name> <service.rpc>
for example: npm run new:route -- get /user/views user views savedViews identity.listViews`,
);

const files = scaffold();
const noun = spellings(nounText);
const name = spellings(nameText);
const reads = method === 'get';
const ids = [...path.matchAll(/:(\w+)/g)].map((found) => found[1]);

// The contract: what goes in and comes out.
const contract = `bff/contract/src/${noun.kebab}.ts`;
const view = `/** ${method.toUpperCase()} ${path} */
export const ${name.camel}View = z.object({});
export type ${name.pascal}View = z.infer<typeof ${name.camel}View>;
`;
const input = reads
  ? ''
  : `/** What ${method.toUpperCase()} ${path} takes. */
export const ${name.camel}Input = z.object({});
export type ${name.pascal}Input = z.input<typeof ${name.camel}Input>;

`;
if (files.has(contract)) files.change(contract, /\n*$/, () => `\n\n${input}${view}`);
else {
  files.create(contract, `import { z } from 'zod';\n\n${input}${view}`);
  files.change('bff/contract/src/index.ts', /\n*$/, () => `\nexport * from './${noun.kebab}.js';\n`);
}

// The page: what is gathered for it.
files.create(
  `bff/src/pages/${name.kebab}.ts`,
  `import type { ${name.pascal}View } from '@setu/contract';
import type { Ask } from '../http/ask.js';

/** ${name.sentence}. */
export const ${name.camel} = async (ask: Ask): Promise<${name.pascal}View> => {
  await ask.deps.services.${service}.${rpcName}({}, ask.${reads ? 'reads' : 'writes'}());
  return {};
};
`,
);

// The route, among its noun's.
const routes = `bff/src/routes/${noun.kebab}.ts`;
const options = [
  `kind: 'A'`,
  `who: '${who}'`,
  ...(ids.length > 0 ? [`ids: [${ids.map((id) => `'${id}'`).join(', ')}]`] : []),
  ...(reads ? [] : [`input: ${name.camel}Input`]),
  `summary: '${name.sentence}'`,
  `answer: ${name.camel}View`,
];
const route = `  route('${method}', '${path}', { ${options.join(', ')} }, async (ask) => ({ data: await ${name.camel}(ask) })),\n`;
const schemas = [...(reads ? [] : [`${name.camel}Input`]), `${name.camel}View`].join(', ');
if (files.has(routes)) {
  files.change(routes, /\n\];\n(?![\s\S]*\n\];\n)/, () => `\n${route}];\n`);
  files.change(
    routes,
    /import \{([^}]*?),?\s*\} from '@setu\/contract';/,
    (_whole, list) => `import {${list}, ${schemas} } from '@setu/contract';`,
  );
} else {
  files.create(
    routes,
    `import { ${schemas} } from '@setu/contract';
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

// Its row in the rights table; an id in the path is one that nothing has.
const asked = path.replace(/:\w+/g, '0195a000-0000-7000-8000-000000000000').replace(/[{}]/g, '');
const allowed = through[/** @type {keyof typeof through} */ (who)];
const ok = (allowed ?? []).map((principal) => `${principal}: 'ok'`);
const expect = [`anonymous: 'sign_in'`, ...(who === 'commerce' ? [...ok, `newcomer: 'commerce'`] : ok)].join(', ');
const body = reads ? '' : ', body: {}';
const row = allowed
  ? `{ route: '${method} ${path}', path: '${asked}', otherwise: 'denied', expect: { ${expect} }${body} }`
  : `open('${method} ${path}', '${asked}'${reads ? '' : `, 'ok', {}`})`;
files.change('bff/test/rights-table.ts', /\n\];\n$/, () => `\n  ${row},\n];\n`);

// The web's endpoint, in the feature of the same noun.
const feature = `web/src/features/${noun.kebab}/api.ts`;
const url = `\`${path.replace(/\{[^}]*\}/g, '').replace(/:(\w+)/g, (_whole, id) => `\${${id}}`)}\``;
const argument = ids.length > 0 ? `{ ${ids.map((id) => `${id}: string`).join('; ')} }` : 'void';
const given = ids.length > 0 ? `({ ${ids.join(', ')} })` : '()';
const verb = reads ? 'query' : 'mutation';
const query = reads
  ? `${given} => ${url}`
  : `${given} => ({ url: ${url}, method: '${method.toUpperCase()}', body: {} })`;
const endpoint = `    ${name.camel}: build.${verb}<${name.pascal}View, ${argument}>({ query: ${query} }),\n`;
const hook = `use${name.pascal}${reads ? 'Query' : 'Mutation'}`;
if (files.has(feature)) {
  files.change(feature, /\n {2}\}\),\n\}\);\n/, (whole) => `\n${endpoint}${whole.slice(1)}`);
  files.change(feature, /export const \{([^}]*?),?\s*\} =/, (_whole, list) => `export const {${list}, ${hook} } =`);
  files.addImport(feature, `import type { ${name.pascal}View } from '@setu/contract';`);
} else {
  files.create(
    feature,
    `import type { ${name.pascal}View } from '@setu/contract';
import { api } from '../../api/api';

const ${noun.camel}Api = api.injectEndpoints({
  endpoints: (build) => ({
${endpoint}  }),
});

export const { ${hook} } = ${noun.camel}Api;
`,
  );
}

files.finish();
process.stdout.write(
  `\nNext: what ${name.words} takes and gives in ${contract}, who may in bff/test/rights-table.ts.\n`,
);
