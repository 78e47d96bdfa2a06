import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { cardExportMs, sendCards } from '../pages/card-export.js';
import { cardTemplateMs, sendCardTemplate } from '../pages/card-template.js';
import { receiveCards, receivingCards } from '../pages/card-upload.js';
import { cardUploadPage, cardUploadRun, runViewOf, sendMarkedFile } from '../pages/card-upload-runs.js';

/** Import and export of cards by file. */
export const importRoutes = [
  route(endpoints.getCardTemplate, { budgetMs: cardTemplateMs }, async (ask) => {
    await sendCardTemplate(ask);
    return { sent: true };
  }),
  route(endpoints.downloadCards, { budgetMs: cardExportMs }, async (ask) => {
    await sendCards(ask, ask.params.company);
    return { sent: true };
  }),
  route(endpoints.getCardUpload, async (ask) => ({ data: await cardUploadPage(ask, ask.params.company) })),
  route(endpoints.uploadCards, receivingCards, async (ask) => ({ data: await receiveCards(ask, ask.params.company) })),
  route(endpoints.getCardUploadRun, { quiet: true, budgetMs: 120_000 }, async (ask) => {
    const { company, run } = ask.params;
    if (ask.req.query.file !== '1') return { data: await cardUploadRun(ask, { company, run, query: ask.query }) };
    await sendMarkedFile(ask, { company, run });
    return { sent: true };
  }),
  route(endpoints.applyCardUpload, async (ask) => {
    const { company: companyId, run: runId } = ask.params;
    const { run } = await ask.deps.services.catalogue.applyImport({ companyId, runId }, ask.writes());
    return { data: await runViewOf(ask, run) };
  }),
  route(endpoints.stopCardUpload, async (ask) => {
    const { company: companyId, run: runId } = ask.params;
    const { run } = await ask.deps.services.catalogue.stopImport({ companyId, runId }, ask.writes());
    return { data: await runViewOf(ask, run) };
  }),
];
