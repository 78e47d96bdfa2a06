import { endpoints } from '@setu/contract';
import type { Ask } from '../http/call-context.js';
import { readFormWithFile } from '../http/form-with-file.js';
import { findNul, readInput } from '../http/input.js';
import { route } from '../http/route.js';
import { sendEvidence } from '../http/send-evidence.js';
import { companySignatureView, regulationEditionView, regulationSignerView } from '../present/regulation.js';

const maxFileBytes = 4 * 1024 * 1024;

const signaturesOf = async (ask: Ask, company: string) => {
  const found = await ask.deps.services.identity.listCompanySignatures({ companyId: company }, ask.reads());
  return {
    is_confirmed: found.isConfirmed,
    signatures: found.signatures.map((one) => companySignatureView(one, { company, language: ask.locale })),
  };
};

/** The administration of the regulation's versions and of their signatures. */
export const regulationRoutes = [
  route(endpoints.listRegulations, async (ask) => {
    const { editions, companies } = await ask.deps.services.identity.listRegulations({}, ask.reads());
    return { data: { editions: editions.map(regulationEditionView), companies: companies.map(regulationSignerView) } };
  }),
  // The handler reads the form itself, because it contains a file.
  route(endpoints.publishRegulation, { streams: true, checksLate: true, budgetMs: 60_000 }, async (ask) => {
    const { fields, file } = await readFormWithFile(ask, 'file', maxFileBytes);
    const nul = findNul(fields);
    const { effective_from: effectiveFrom, grace_until: graceUntil } = readInput(
      endpoints.publishRegulation.input,
      nul === null ? fields : {},
    );
    const given = { fileName: file?.name ?? '', content: file?.bytes ?? Buffer.alloc(0), effectiveFrom, graceUntil };
    const { edition } = await ask.deps.services.identity.publishRegulation(given, ask.writes());
    return { data: regulationEditionView(edition) };
  }),
  route(endpoints.listCompanySignatures, async (ask) => ({ data: await signaturesOf(ask, ask.params.company) })),
  route(endpoints.judgeSignature, async (ask) => {
    const { company } = ask.params;
    const { signature: signatureId, confirm, comment } = ask.input;
    const named = { companyId: company, signatureId };
    const { identity } = ask.deps.services;
    if (confirm) await identity.confirmSignature({ ...named, comment }, ask.writes());
    else await identity.checkSignature(named, ask.writes());
    return { data: await signaturesOf(ask, company) };
  }),
  route(endpoints.downloadCompanySignature, async (ask) => {
    const { company: companyId, signature: signatureId } = ask.params;
    const find = (isAnew: boolean) =>
      ask.deps.services.identity.getSignatureEvidence({ companyId, signatureId, isAnew }, ask.reads());
    const { fileName, archive, kept } = await find(false);
    const make = async () => (kept === undefined ? archive : (await find(true)).archive);
    return sendEvidence(ask, { name: fileName, type: 'application/zip', kept }, make);
  }),
];
