// npm run new:rpc -- <service> <noun> <RpcName>: creates the files of a new rpc everywhere. A new noun becomes a gRPC
// service of the process. The result compiles and its test passes. The messages are still empty.
import { mustBeUsedAs, oneOf, scaffold, spellings } from './scaffold.mjs';
import { services } from './service-names.mjs';

const [service = '', nounText = '', rpcText = ''] = process.argv.slice(2);
mustBeUsedAs(
  services.some((name) => name === service) && /^[a-z][a-z-]*$/.test(nounText) && /^[A-Za-z]+$/.test(rpcText),
  `npm run new:rpc -- <${services.join('|')}> <noun> <RpcName>, for example: npm run new:rpc -- request cart CountSaved`,
);

const files = scaffold();
const noun = spellings(nounText);
const rpc = spellings(rpcText);
const source = `services/${service}/src`;
const protoPath = `proto/setu/${service}/v1/${noun.kebab.replaceAll('-', '_')}.proto`;
const messages = `\nmessage ${rpc.pascal}Request {}\n\nmessage ${rpc.pascal}Response {}\n`;
const method = `  // Signed in. ${rpc.sentence}.\n  rpc ${rpc.pascal}(${rpc.pascal}Request) returns (${rpc.pascal}Response);\n`;
const module = protoPath.replace(/^.*\/v1\/(.*)\.proto$/, '$1');
const serviceType = `${noun.pascal}Service`;

const isNewNoun = !files.has(protoPath);
if (isNewNoun) {
  const head = `syntax = "proto3";\n\npackage setu.${service}.v1;\n\n// ${noun.sentence}.\nservice ${noun.pascal} {\n`;
  files.create(protoPath, `${head}${method}}\n${messages}`);
} else {
  files.change(protoPath, /^(service \w+ \{\n[\s\S]*?)^\}\n/m, (_whole, body) => `${body}${method}}\n`);
  files.change(protoPath, /\n*$/, () => `\n${messages}`);
}

files.create(
  `${source}/${noun.kebab}/rpc/${rpc.kebab}.ts`,
  `import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';

/** Signed in. ${rpc.sentence}. */
export const ${rpc.camel}: Rpc<'${rpc.camel}'> =
  () =>
  async (_, { actor }) => {
    mustBeUser(actor);
    return {};
  };
`,
);

const index = `${source}/${noun.kebab}/rpc/index.ts`;
const table = `${oneOf(noun.camel)}Rpcs`;
if (files.has(index)) {
  files.change(
    index,
    /(export const \w+ = \{)([^}]*?),?(\s*\} satisfies)/,
    (_whole, head, list, tail) => `${head}${list}, ${rpc.camel}${tail}`,
  );
  files.addImport(index, `import { ${rpc.camel} } from './${rpc.kebab}.js';`);
} else {
  files.create(
    index,
    `import type { ${serviceType} } from '@setu/proto/${service}/${module}';
import type { Rpcs } from '../../served.js';
import { ${rpc.camel} } from './${rpc.kebab}.js';

/** What can be asked of ${noun.words}. */
export const ${table} = { ${rpc.camel} } satisfies Rpcs<typeof ${serviceType}>;
`,
  );
}

if (isNewNoun) {
  const fromProto = `import { ${serviceType} } from '@setu/proto/${service}/${module}';`;
  files.change(
    `${source}/served.ts`,
    /together\(([^)]*?),?\s*\)/,
    (_whole, list) => `together(${list}, ${serviceType})`,
  );
  files.addImport(`${source}/served.ts`, fromProto);
  files.change(
    `${source}/app.ts`,
    /withDeps\((?:\{([^}]*?),?\s*\}|(\w+)), deps\)/,
    (_whole, list, single) => `withDeps({ ${list ?? `...${single}`}, ...${table} }, deps)`,
  );
  files.addImport(`${source}/app.ts`, `import { ${table} } from './${noun.kebab}/rpc/index.js';`);
  const clients = 'bff/src/services.ts';
  const client = new RegExp(`(name: '${service}',\\s*service: )(?:together\\(([^)]*?),?\\s*\\)|(\\w+))`);
  files.change(clients, client, (_whole, head, list, single) => `${head}together(${list ?? single}, ${serviceType})`);
  files.addImport(clients, fromProto);
}

// If the service has a permission table, the rpc gets a row in it. Otherwise it gets its own test.
const rights = `services/${service}/test/rights.test.ts`;
const calls = /(const calls: Calls = \{\n[\s\S]*?)(\n\};\n)/;
const row = `  ${rpc.camel}: [signedIn(), (actor) => client.${rpc.camel}({}, { actor })],`;
const ownTest = `import { anonymousActor } from '@setu/kit/rpc';
import { type Booted, bootService } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start } from '../src/app.js';
import type { served } from '../src/served.js';

let world: Booted<Awaited<ReturnType<typeof start>>['deps'], typeof served>;
beforeAll(async () => {
  world = await bootService(start);
});
afterAll(() => world?.close());

describe('${rpc.words}', () => {
  it('is for people who have signed in', async () => {
    const actor = anonymousActor({ platform: 'customer', locale: 'en', visitorId: 'visitor' });
    await expect(world.client.${rpc.camel}({}, { actor })).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});
`;
if (files.has(rights) && calls.test(files.read(rights)))
  files.change(rights, calls, (_whole, table, end) => `${table}\n${row}${end}`);
else files.create(`services/${service}/test/${rpc.kebab}.test.ts`, ownTest);

files.finish();
process.stdout.write(
  `\nNext: npm run generate, then define the request and response of ${rpc.pascal} in ${protoPath}.\n`,
);
