import { endpoints } from '@setu/contract';
import { internal, notFound } from '@setu/kit/core';
import type { Ask } from '../http/call-context.js';
import { route } from '../http/route.js';
import { sendEvidence } from '../http/send-evidence.js';
import { certificateOwnerView, regulationSignatureView, regulationView } from '../present/signing.js';

const demoOnly = ({ deps }: Ask): boolean => deps.config.DEMO_ACCOUNTS.length > 0;

/** The regulation and its electronic signature. */
export const signingRoutes = [
  route(endpoints.getRegulationUrl, { quiet: true }, async (ask) => {
    const { regulation } = await ask.deps.services.identity.getRegulation({ number: 0 }, ask.reads());
    if (regulation === undefined) throw notFound();
    return { data: regulationView(regulation) };
  }),
  route(endpoints.downloadRegulation, async (ask) => {
    if (!/^[1-9]\d{0,5}$/.test(ask.params.edition)) throw notFound();
    const asked = { number: Number(ask.params.edition) };
    const { regulation, content, kept } = await ask.deps.services.identity.getRegulation(asked, ask.reads());
    if (regulation === undefined) throw notFound();
    return sendEvidence(ask, { name: regulation.fileName, type: regulation.type, kept }, async () => content);
  }),
  route(endpoints.getDiagnostics, async (ask) => ({ data: { demo_signer: demoOnly(ask) } })),
  route(endpoints.getRegulationSign, async (ask) => {
    const signing = await ask.deps.services.identity.getSigning({}, ask.reads());
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
  route(endpoints.signRegulation, async (ask) => {
    const sent = { signature: Buffer.from(ask.input.signature, 'base64') };
    const { signature } = await ask.deps.services.identity.signRegulation(sent, ask.writes());
    if (signature === undefined) throw internal('a signature was saved but is missing from the answer');
    // The signature changes the caller's rights, so the next call resolves the session again.
    ask.deps.principals.forget(ask.caller.token);
    return { data: regulationSignatureView(signature) };
  }),
  route(endpoints.downloadEvidence, async (ask) => {
    const find = (isAnew: boolean) => ask.deps.services.identity.getEvidence({ isAnew }, ask.reads());
    const { fileName, archive, kept } = await find(false);
    const make = async () => (kept === undefined ? archive : (await find(true)).archive);
    return sendEvidence(ask, { name: fileName, type: 'application/zip', kept }, make);
  }),
  route(endpoints.issueDemoCertificate, async (ask) => {
    const { public_key: key, owner, revoked: isRevoked } = ask.input;
    const { short_name: shortName, full_name: fullName, ...same } = owner;
    const asked = { publicKey: Buffer.from(key, 'base64'), owner: { ...same, shortName, fullName }, isRevoked };
    const { certificates } = await ask.deps.services.identity.issueDemoCertificate(asked, ask.writes());
    return { data: { certificates: certificates.map((der) => der.toString('base64')) } };
  }),
];
