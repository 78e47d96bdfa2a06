import { randomUUID } from 'node:crypto';
import { CompanyType } from '@setu/proto/common/words';
import { afterAll, expect, it } from 'vitest';
import { seedCompanies } from '../src/seed/seed-companies.js';
import { anonymous, startIdentity } from './fixtures.js';

const world = await startIdentity();
afterAll(() => world.close());

it('a supplier of a seeded catalogue has a public page, and seeding it again changes nothing', async () => {
  const id = randomUUID();
  const companies = [
    { id, type: 'supplier' as const, shortName: 'Coastal Aromatics Pvt Ltd', city: { en: 'Kochi', ru: 'Кочин' } },
  ];
  const seeding = { url: world.deps.env.DATABASE_URL, companies, now: new Date('2026-11-20T09:00:00Z') };
  await seedCompanies(seeding);
  const { company } = await world.client.getCompany({ companyId: id }, { actor: anonymous() });
  expect(company).toMatchObject({
    type: CompanyType.SUPPLIER,
    shortName: 'Coastal Aromatics Pvt Ltd',
    active: true,
    city: { en: 'Kochi', ru: 'Кочин' },
  });
  await world.deps.db('company').where({ id }).update({ short_name: 'Renamed' });
  await seedCompanies(seeding);
  const again = await world.client.getCompany({ companyId: id }, { actor: anonymous() });
  expect(again.company?.shortName).toBe('Renamed');
});
