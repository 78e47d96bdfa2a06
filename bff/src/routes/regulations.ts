import { endpoints } from '@setu/contract';
import type { CallContext } from '../http/call-context.js';
import { readFormWithFile } from '../http/form-with-file.js';
import { readInput } from '../http/input.js';
import { route } from '../http/route.js';
import { sendEvidence } from '../http/send-evidence.js';
import { companySignatureView, regulationEditionView, regulationSignerView } from '../present/regulation.js';

const maxFileBytes = 4 * 1024 * 1024;

const signaturesOf = async (call: CallContext, company: string) => {
  const found = await call.deps.services.identity.listCompanySignatures({ companyId: company }, call.reads());
  return {
    is_confirmed: found.isConfirmed,
    signatures: found.signatures.map((one) => companySignatureView(one, { company, language: call.locale })),
  };
};

/** The administration of the regulation's versions and of their signatures. */
export const regulationRoutes = [
  route(endpoints.listRegulations, async (call) => {
    const { editions, companies } = await call.deps.services.identity.listRegulations({}, call.reads());
    return { data: { editions: editions.map(regulationEditionView), companies: companies.map(regulationSignerView) } };
  }),
  // The handler reads the form itself, because it contains a file.
  route(endpoints.publishRegulation, { streams: true, checksLate: true, budgetMs: 60_000 }, async (call) => {
    const { fields, file } = await readFormWithFile(call, 'file', maxFileBytes);
    const { effective_from: effectiveFrom, grace_until: graceUntil } = readInput(
      endpoints.publishRegulation.input,
      fields,
    );
    const command = { fileName: file?.name ?? '', content: file?.bytes ?? Buffer.alloc(0), effectiveFrom, graceUntil };
    const { edition } = await call.deps.services.identity.publishRegulation(command, call.writes());
    return { data: regulationEditionView(edition) };
  }),
  route(endpoints.listCompanySignatures, async (call) => ({
    data: await signaturesOf(call, call.params.company),
  })),
  route(endpoints.judgeSignature, async (call) => {
    const { company } = call.params;
    const { signature: signatureId, confirm, comment } = call.input;
    const named = { companyId: company, signatureId };
    const { identity } = call.deps.services;
    if (confirm) await identity.confirmSignature({ ...named, comment }, call.writes());
    else await identity.checkSignature(named, call.writes());
    return { data: await signaturesOf(call, company) };
  }),
  route(endpoints.downloadCompanySignature, async (call) => {
    const { company: companyId, signature: signatureId } = call.params;
    const find = (isAnew: boolean) =>
      call.deps.services.identity.getSignatureEvidence({ companyId, signatureId, isAnew }, call.reads());
    const { fileName, archive, kept: stored } = await find(false);
    const make = async () => (stored === undefined ? archive : (await find(true)).archive);
    return sendEvidence(call, { name: fileName, type: 'application/zip', stored }, make);
  }),
];
