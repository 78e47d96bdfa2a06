import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { copyRules } from './copy-rules.mjs';
import { inRoot } from './paths.mjs';
import { runTool } from './run-command.mjs';
import { hashOf } from './stamps.mjs';

// `npm run generate`: generates the TypeScript of the contracts into proto/gen. The result is in Git, so that a start
// needs neither Buf nor ts-proto.

const bufTool = 'node_modules/@bufbuild/buf/bin/buf';

const options = [
  'outputServices=grpc-js',
  'env=node',
  'esModuleInterop=true',
  'useOptionals=messages',
  'forceLong=bigint',
  'oneof=unions-value',
  'stringEnums=true',
  'removeEnumPrefix=true',
  'importSuffix=.js',
  'exportCommonSymbols=false',
];

/**
 * The only messages that are stored as JSON: a request's snapshot of a card. No JSON code is generated for other
 * messages.
 */
const asJson = ['catalogue/v1/cards', 'catalogue/v1/words', 'common/v1/common'];

const stamp = inRoot('proto/gen/contracts.sha256');

const inputs = [
  'proto/grpc',
  'proto/setu',
  'proto/buf.yaml',
  'proto/scripts',
  'bff/contract/texts/en/card-fields.json',
  'bff/contract/texts/ru/card-fields.json',
  'bff/contract/texts/en/cost-tables.json',
  'bff/contract/texts/ru/cost-tables.json',
];

/** Returns the hash of everything that the generated code depends on, apart from the versions of its tools. */
const contracts = () =>
  `${createHash('sha256')
    .update(JSON.stringify([hashOf(inputs), options, asJson]))
    .digest('hex')}\n`;

/** Returns whether the code in proto/gen was generated from the current contracts. */
export const isGenerated = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === contracts();

export async function generateContracts() {
  await buf({ clean: true, opt: [...options, 'outputJsonMethods=false'] });
  await buf({ opt: options }, ...asJson.map((name) => `--path=setu/${name}.proto`));
  await runTool('proto/scripts/words.mjs', []);
  writeFileSync(stamp, contracts());
  copyRules();
}

/** @param {{ clean?: boolean, opt: string[] }} template @param {...string} args */
function buf({ clean = false, opt }, ...args) {
  const plugins = [{ local: ['node', '../node_modules/ts-proto/protoc-gen-ts_proto'], out: 'gen', opt }];
  const template = JSON.stringify({ version: 'v2', clean, plugins });
  return runTool(bufTool, ['generate', '--template', template, ...args], { cwd: inRoot('proto') });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await generateContracts();
