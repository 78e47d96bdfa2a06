import { type ApiDocsTexts, apiDocsTexts } from '../language/api-docs-texts.js';
import type { Language } from '../language/locale.js';
import { type Operation, operationPart, type Placed, scopesOfOperation } from './api-operation.js';
import { type Html, html, textOfHtml } from './markup.js';

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

const style = `
:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;background:#F4F6F8;color:#14202B;font:16px/24px system-ui,sans-serif}
header,main{max-width:960px;margin:0 auto;padding:24px 16px 0}main{padding:0 16px 64px}
a{color:#0F5C6E}:focus-visible{outline:2px solid #0F5C6E;outline-offset:2px}
h1{font-size:32px;line-height:40px}h2{margin-top:40px}
code,pre{font:13px/20px ui-monospace,monospace;overflow-wrap:anywhere}
pre{padding:12px 16px;overflow-x:auto;background:#fff;border:1px solid #DCE2E7;border-radius:8px}
details{margin:8px 0;padding:0 16px;background:#fff;border:1px solid #DCE2E7;border-radius:8px}
summary{min-height:44px;padding:10px 0;cursor:pointer;overflow-wrap:anywhere}
summary span{color:#45535F}small{color:#45535F}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}
th,td{padding:6px 12px 6px 0;text-align:left;vertical-align:top;border-bottom:1px solid #DCE2E7}`;

const envelope = `{ "success": true, "data": { … } }
{ "success": false, "message": "…", "data": { "error": "not_found" } }`;

const message = `{ "type": "request.status_changed", "timestamp": "2026-11-23T10:00:00.000Z",
  "data": { "id": "…", "numeric_hash": "48151623", "status": "in_work", … } }`;

/** Webhook events, each with the key of the text that says who receives it and what it contains. */
const events = [
  ['request.published', 'event_request_published'],
  ['request.status_changed', 'event_request_status_changed'],
  ['estimate.changed', 'event_estimate_changed'],
  ['card.published', 'event_card_published'],
  ['card.withdrawn', 'event_card_withdrawn'],
] as const;

const introduction = (texts: ApiDocsTexts, origin: string): Html =>
  html`<section><h2 id="tokens">${texts.tokensTitle}</h2><p>${texts.tokens}</p><pre tabindex="0"><code>curl -H "Authorization: Bearer setu_…" ${origin}/catalog/tree</code></pre></section>
<section><h2 id="answers">${texts.envelopeTitle}</h2><p>${texts.envelope}</p><pre tabindex="0"><code>${envelope}</code></pre></section>
<section><h2 id="webhooks">${texts.webhooksTitle}</h2><p>${texts.webhooks}</p><pre tabindex="0"><code>${message}</code></pre><ul>${events.map(
    ([type, key]) => html`<li><code>${type}</code> ${texts[key]}</li>`,
  )}</ul></section>
<section><h2 id="limits">${texts.limitsTitle}</h2><p>${texts.limits}</p></section>`;

const placedOf = ({ paths }: Description): Placed[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );

const scopesPart = (placed: readonly Placed[], texts: ApiDocsTexts): Html =>
  html`<section><h2 id="readable">${texts.forTokens}</h2>${(['catalogue', 'requests'] as const).map(
    (scope) =>
      html`<h3>${texts[`scope_${scope}`]}</h3>${placed
        .filter(({ operation }) => scopesOfOperation(operation).includes(scope))
        .map((one) => operationPart(one, texts))}`,
  )}</section>`;

const schemasPart = ({ components }: Description, texts: ApiDocsTexts): Html =>
  html`<section><h2 id="shapes">${texts.schemas}</h2>${Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<details id="${name}"><summary><code>${name}</code></summary><pre tabindex="0"><code>${JSON.stringify(schema, null, 2)}</code></pre></details>`,
  )}</section>`;

/**
 * Renders the API document as a page for people, in one language. `origin` is the public address.
 * The page needs no script and nothing from other sites. Its only style carries the nonce.
 */
export const apiDocsPage = (
  description: Record<string, unknown>,
  { language, origin, nonce }: { language: Language; origin: string; nonce: string },
): string => {
  const texts = apiDocsTexts[language];
  const read = description as unknown as Description;
  const placed = placedOf(read);
  const others = placed.filter(({ operation }) => scopesOfOperation(operation).length === 0);
  return textOfHtml(
    html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${texts.title}</title><link rel="icon" href="/favicon.svg"><style nonce="${nonce}">${style}</style></head><body><header><a href="/">${texts.home}</a><h1>${texts.title}</h1><p>${texts.lead}</p><p><a href="/api/openapi.json">${texts.file}</a></p></header><main>${introduction(texts, origin)}${scopesPart(placed, texts)}<section><h2 id="others">${texts.others}</h2>${others.map((one) => operationPart(one, texts))}</section>${schemasPart(read, texts)}</main></body></html>`,
  );
};
