import { endpoints } from '@setu/contract';
import { internal, notFound } from '@setu/kit/core';
import type { CallContext } from '../http/call-context.js';
import { route } from '../http/route.js';
import { sendEvidence } from '../http/send-evidence.js';
import { certificateOwnerView, regulationSignatureView, regulationView } from '../present/signing.js';

const demoOnly = ({ deps }: CallContext): boolean => deps.config.DEMO_ACCOUNTS.length > 0;

/** The regulation and its electronic signature. */
export const signingRoutes = [
  route(endpoints.getRegulationUrl, { quiet: true }, async (call) => {
    const { regulation } = await call.deps.services.identity.getRegulation({ number: 0 }, call.reads());
    if (regulation === undefined) throw notFound();
    return { data: regulationView(regulation) };
  }),
  route(endpoints.downloadRegulation, async (call) => {
    if (!/^[1-9]\d{0,5}$/.test(call.params.edition)) throw notFound();
    const query = { number: Number(call.params.edition) };
    const { regulation, content, kept: stored } = await call.deps.services.identity.getRegulation(query, call.reads());
    if (regulation === undefined) throw notFound();
    return sendEvidence(call, { name: regulation.fileName, type: regulation.type, stored }, async () => content);
  }),
  route(endpoints.getDiagnostics, async (call) => ({ data: { demo_signer: demoOnly(call) } })),
  route(endpoints.getRegulationSign, async (call) => {
    const signing = await call.deps.services.identity.getSigning({}, call.reads());
    return {
      data: {
        regulation: signing.regulation ? regulationView(signing.regulation) : null,
        owner: certificateOwnerView(signing.owner),
        signature: signing.signature ? regulationSignatureView(signing.signature) : null,
        is_confirmed: signing.isConfirmed,
        lapses_at: signing.lapsesAt || null,
        signed_before: signing.signedBefore ? regulationView(signing.signedBefore) : null,
        signature_before: signing.signatureBefore ? regulationSignatureView(signing.signatureBefore) : null,
        next: signing.nextRegulation ? regulationView(signing.nextRegulation) : null,
        demo_signer: signing.isDemo,
      },
    };
  }),
  route(endpoints.signRegulation, async (call) => {
    const sent = { signature: Buffer.from(call.input.signature, 'base64') };
    const { signature } = await call.deps.services.identity.signRegulation(sent, call.writes());
    if (signature === undefined) throw internal('a signature was saved but is missing from the answer');
    // The signature changes the caller's rights, so the next call resolves the session again.
    call.deps.principals.forget(call.caller.token);
    return { data: regulationSignatureView(signature) };
  }),
  route(endpoints.downloadEvidence, async (call) => {
    const find = (isAnew: boolean) => call.deps.services.identity.getEvidence({ isAnew }, call.reads());
    const { fileName, archive, kept: stored } = await find(false);
    const make = async () => (stored === undefined ? archive : (await find(true)).archive);
    return sendEvidence(call, { name: fileName, type: 'application/zip', stored }, make);
  }),
  route(endpoints.issueDemoCertificate, async (call) => {
    const { public_key: key, owner, revoked: isRevoked } = call.input;
    const { short_name: shortName, full_name: fullName, ...same } = owner;
    const command = { publicKey: Buffer.from(key, 'base64'), owner: { ...same, shortName, fullName }, isRevoked };
    const { certificates } = await call.deps.services.identity.issueDemoCertificate(command, call.writes());
    return { data: { certificates: certificates.map((der) => der.toString('base64')) } };
  }),
];
