import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { cardExportMs, sendCards } from '../pages/card-export.js';
import { cardTemplateMs, sendCardTemplate } from '../pages/card-template.js';
import { receiveCards, receivingCards } from '../pages/card-upload.js';
import { cardUploadPage, cardUploadRun, runViewOf, sendMarkedFile } from '../pages/card-upload-runs.js';

/** Import and export of cards by file. */
export const importRoutes = [
  route(endpoints.getCardTemplate, { budgetMs: cardTemplateMs }, async (call) => {
    await sendCardTemplate(call);
    return { sent: true };
  }),
  route(endpoints.downloadCards, { budgetMs: cardExportMs }, async (call) => {
    await sendCards(call, call.params.company);
    return { sent: true };
  }),
  route(endpoints.getCardUpload, async (call) => ({ data: await cardUploadPage(call, call.params.company) })),
  route(endpoints.uploadCards, receivingCards, async (call) => ({
    data: await receiveCards(call, call.params.company),
  })),
  route(endpoints.getCardUploadRun, { quiet: true, budgetMs: 120_000 }, async (call) => {
    const { company, run } = call.params;
    if (call.req.query.file !== '1') return { data: await cardUploadRun(call, { company, run, query: call.query }) };
    await sendMarkedFile(call, { company, run });
    return { sent: true };
  }),
  route(endpoints.applyCardUpload, async (call) => {
    const { company: companyId, run: runId } = call.params;
    const { run } = await call.deps.services.catalogue.applyImport({ companyId, runId }, call.writes());
    return { data: await runViewOf(call, run) };
  }),
  route(endpoints.stopCardUpload, async (call) => {
    const { company: companyId, run: runId } = call.params;
    const { run } = await call.deps.services.catalogue.stopImport({ companyId, runId }, call.writes());
    return { data: await runViewOf(call, run) };
  }),
];
