import { expect, it, vi } from 'vitest';
import { companyNames } from './facet-names.js';

function suppliers() {
  const world = { name: 'Kaveri', xid: 1, at: 1 };
  const read = {
    companiesStamp: vi.fn(async () => `1 ${world.xid}`),
    companiesByNums: vi.fn(async (nums: readonly number[]) =>
      nums.map((num) => ({ num, id: `c${num}`, name: { en: world.name, ru: world.name } })),
    ),
  };
  const { byNums: named } = companyNames(read, () => world.at);
  const rename = (name: string): void => {
    world.name = name;
    world.xid += 1;
  };
  return { world, read, rename, nameNow: async () => (await named([1]))[0]?.name.en };
}

it('reads the names of companies once while no company changes', async () => {
  const { world, read, nameNow } = suppliers();
  for (const at of [1, 900, 1_500, 3_000, 60_000]) {
    world.at = at;
    expect(await nameNow()).toBe('Kaveri');
  }
  expect(read.companiesByNums.mock.calls.filter(([nums]) => nums.length > 0)).toHaveLength(1);
});

it('shows a new name after two seconds at most', async () => {
  const { world, rename, nameNow } = suppliers();
  await nameNow();
  rename('Ganga');
  world.at += 2_001;
  expect(await nameNow()).toBe('Ganga');
});

it('a name that was read before a change is not kept after it', async () => {
  const { world, read, rename, nameNow } = suppliers();
  let send = (): void => undefined;
  read.companiesByNums.mockImplementationOnce(async (nums) => {
    const old = nums.map((num) => ({ num, id: `c${num}`, name: { en: 'Kaveri', ru: 'Kaveri' } }));
    await new Promise<void>((resolve) => {
      send = resolve;
    });
    return old;
  });
  const slow = nameNow();
  await vi.waitFor(() => expect(read.companiesByNums).toHaveBeenCalled());
  rename('Ganga');
  world.at += 2_001;
  expect(await nameNow()).toBe('Ganga');
  send();
  expect(await slow).toBe('Kaveri');
  expect(await nameNow()).toBe('Ganga');
});
