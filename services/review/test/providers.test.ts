import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type TranslateEnv, translatorOf } from '../src/provider/provider.js';

type Provider = NonNullable<TranslateEnv['TRANSLATE_PROVIDER']>;
type Reply = (request: { req: IncomingMessage; body: Record<string, unknown> }, res: ServerResponse) => void;

const json = (res: ServerResponse, status: number, body: unknown): void => {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/** The answers and errors of each provider, according to its documentation. */
const providers: Record<Provider, Reply> = {
  libretranslate({ req, body }, res) {
    if (req.url !== '/translate') return json(res, 404, { error: 'Not Found' });
    if (body.api_key !== 'key') return json(res, 403, { error: 'Invalid API key' });
    const { q, source, target, format } = body;
    if (source !== 'en' || target !== 'ru' || format !== 'text') return json(res, 400, { error: 'Invalid request' });
    return json(res, 200, { translatedText: `ru:${String(q)}` });
  },
  yandex({ req, body }, res) {
    if (req.url !== '/translate/v2/translate') return json(res, 404, { code: 5, message: 'Not Found' });
    if (req.headers.authorization !== 'Api-Key key') return json(res, 401, { code: 16, message: 'Unauthorized' });
    const { folderId, texts, sourceLanguageCode: from, targetLanguageCode: to, format } = body;
    if (folderId !== 'folder' || from !== 'en' || to !== 'ru' || format !== 'PLAIN_TEXT' || !Array.isArray(texts))
      return json(res, 400, { code: 3, message: 'INVALID_ARGUMENT' });
    return json(res, 200, { translations: texts.map((text) => ({ text: `ru:${text}`, detectedLanguageCode: 'en' })) });
  },
  deepl({ req, body }, res) {
    if (req.url !== '/v2/translate') return json(res, 404, { message: 'Not found' });
    if (req.headers.authorization !== 'DeepL-Auth-Key key') return json(res, 403, { message: 'Forbidden' });
    const { text, source_lang: from, target_lang: to } = body;
    if (from !== 'EN' || to !== 'RU' || !Array.isArray(text)) return json(res, 400, { message: 'Bad request' });
    return json(res, 200, { translations: text.map((one) => ({ detected_source_language: 'EN', text: `ru:${one}` })) });
  },
};

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a server that answers like the provider. Returns its address. */
async function peer(reply: Reply): Promise<string> {
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    reply({ req, body: JSON.parse(Buffer.concat(chunks).toString()) }, res);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const translator = async (name: Provider, reply: Reply, env: Partial<TranslateEnv> = {}) =>
  translatorOf({
    ...{ TRANSLATE_PROVIDER: name, TRANSLATE_URL: await peer(reply), TRANSLATE_KEY: 'key', TRANSLATE_FOLDER: 'folder' },
    ...{ TRANSLATE_TIMEOUT_MS: 5000, ...env },
  });

const never = new AbortController().signal;
const names = Object.keys(providers) as Provider[];

describe.each(names)('The translation provider %s', (name) => {
  it('translates a text, including its line breaks', async () => {
    const translate = await translator(name, providers[name]);
    expect(await translate('Black tea,\n"Assam" & 50 kg', never)).toBe('ru:Black tea,\n"Assam" & 50 kg');
  });

  it.each<[string, Reply, Partial<TranslateEnv>]>([
    ['a wrong key', providers[name], { TRANSLATE_KEY: 'wrong' }],
    ['an exhausted quota', (_, res) => json(res, 456, { message: 'Quota exceeded' }), {}],
    ['an HTML page', (_, res) => void res.writeHead(200).end('<html>'), {}],
    ['an answer of another shape', (_, res) => json(res, 200, { translations: 'x', translatedText: 5 }), {}],
    ['an empty answer', (_, res) => json(res, 200, { translations: [], translatedText: ' ' }), {}],
    ['a redirect', (_, res) => void res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), {}],
    ['an answer that is too long', (_, res) => void res.writeHead(200).end('x'.repeat(300_000)), {}],
    ['a broken connection', (_, res) => void res.destroy(), {}],
    ['a timeout', () => undefined, { TRANSLATE_TIMEOUT_MS: 100 }],
  ])('is unavailable after %s, and the error does not contain the key', async (_, reply, env) => {
    const translate = await translator(name, reply, env);
    const error: unknown = await translate('tea', never).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'unavailable' });
    expect(JSON.stringify(error)).not.toMatch(/key/i);
  });
});

it('without a provider no text is translated, and a provider with missing settings is rejected at the start', async () => {
  await expect(translatorOf({ TRANSLATE_TIMEOUT_MS: 1 })('tea', never)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(() => translatorOf({ TRANSLATE_PROVIDER: 'deepl', TRANSLATE_TIMEOUT_MS: 1 })).toThrow(/TRANSLATE_KEY/);
  expect(() => translatorOf({ TRANSLATE_PROVIDER: 'libretranslate', TRANSLATE_TIMEOUT_MS: 1 })).toThrow(
    /TRANSLATE_URL/,
  );
});
