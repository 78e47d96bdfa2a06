import { randomBytes } from 'node:crypto';
import {
  companies,
  demoFiles,
  demoInvites,
  demoNotices,
  demoPassword,
  demoRefusedAddresses,
  demoSettings,
  demoSignatures,
  demoSubstitutions,
  demoWebhooks,
  industries,
  regulationEdition,
  users,
} from '@setu/demo-world';
import {
  addressRow,
  companyRow,
  contactRow,
  deliveryRow,
  inviteRow,
  noticeRow,
  regulationRow,
  substitutionRow,
  userRow,
  webhookRow,
} from './demo-rows.js';
import { makeDemoSignatures } from './demo-signatures.js';
import type { IdentityDeps } from './deps.js';
import { openPasswords } from './passwords/passwords.js';
import { openSecretBox } from './second-factors/sealing/secret-box.js';

const CHUNK = 200;

/** Stores the demo world's version of the regulation. */
export const loadFirstRegulation = async ({ write }: Pick<IdentityDeps, 'write'>): Promise<void> =>
  write(async ({ conn }) => {
    await conn('regulation').insert(regulationRow(regulationEdition)).onConflict('number').ignore();
  });

/**
 * Fills an empty schema with the demo world's companies, users, signatures, webhooks and notifications. All users have
 * the same password, which is hashed once.
 */
export async function loadDemo(deps: Pick<IdentityDeps, 'write' | 'clock' | 'env' | 'log'>): Promise<void> {
  const { write, clock, env } = deps;
  const now = clock.now();
  const [passwordHash, signatures] = await Promise.all([
    openPasswords(randomBytes(32).toString('hex')).hash(demoPassword),
    makeDemoSignatures(deps),
  ]);
  const industryById = new Map(industries.map(({ id, name }) => [id, { id, ...name }]));
  const fileById = new Map(demoFiles.map((file) => [file.id, file]));
  const people = new Set(users.map(({ id }) => id));
  const signedAtOf = new Map(demoSignatures.map(({ companyId, signedAt }) => [companyId, signedAt]));
  await write(async ({ conn, settings, signatures: signatureStore }) => {
    const fill = async (table: string, lines: object[]): Promise<void> => {
      for (let from = 0; from < lines.length; from += CHUNK) await conn(table).insert(lines.slice(from, from + CHUNK));
    };
    await fill(
      'company',
      companies.map((company) => companyRow(company, { industryById, fileById, signedAtOf })),
    );
    await fill('regulation', [regulationRow(regulationEdition)]);
    await fill('company_address', companies.map(addressRow));
    await fill('company_contact', companies.map(contactRow));
    await fill('app_user', users.map(userRow));
    await fill(
      'credential',
      users.map(({ id, createdAt }) => ({
        user_id: id,
        password_hash: passwordHash,
        changed_at: createdAt,
      })),
    );
    for (const signature of signatures) await signatureStore.add(signature);
    // The manager of a company can be stored once all users exist.
    for (const { id, brokerManagerId } of companies.filter((company) => people.has(company.brokerManagerId))) {
      await conn('company').where({ id }).update({ broker_manager_id: brokerManagerId });
    }
    await fill(
      'substitution',
      demoSubstitutions(now).map((line) => substitutionRow(line, now)),
    );
    await fill(
      'invite',
      demoInvites(now).map((line) => inviteRow(line, env.ACTOR_KEYS[0] ?? '')),
    );
    await fill(
      'notice',
      demoNotices(now).map((line) => noticeRow(line, now)),
    );
    const [webhooks, secretBox] = [demoWebhooks(now), openSecretBox(env)];
    await fill(
      'webhook',
      webhooks.map((one) => webhookRow(one, (owner) => secretBox.seal(randomBytes(32), owner))),
    );
    await fill('webhook_delivery', webhooks.map(deliveryRow));
    for (const row of demoRefusedAddresses(now)) await fill('refused_address', [row]);
    for (const { changedById, ...setting } of demoSettings)
      await settings.change({ ...setting, isDefault: false, by: { userId: changedById }, at: now });
  });
}
