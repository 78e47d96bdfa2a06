import { companies, companyById, demoFiles, userById, users } from '@setu/demo-world';
import { pictures } from '@setu/demo-world/pictures';
import { attachmentsOfDemo } from './demo-attachments.js';
import type { ServiceDeps } from './deps.js';
import { type File, keyOf, type Owner } from './files/domain/file.js';

/**
 * Loads the demo world's drawings and documents that something uses, with their attachments. The drawings belong to a
 * user of the broker. Loads rows only. The bytes are generated on first request.
 */
export async function loadDemo({ write, clock }: ServiceDeps): Promise<void> {
  const now = clock.now();
  const all = [...drawings(now), ...documents(now)];
  const known = new Set(all.map(({ id }) => id));
  const entries = attachmentsOfDemo(now).filter(({ fileId }) => known.has(fileId));
  const used = new Set(entries.map(({ fileId }) => fileId));
  const files = all.filter(({ id }) => used.has(id));
  await write(async (stores) => {
    for (const some of inBatches(files)) await stores.files.add(some, now);
    for (const some of inBatches(entries)) await stores.attachments.put(some);
    await stores.attachments.settle([...used], now);
  });
}

const drawings = (now: Date): File[] => {
  const owner = brokersPerson();
  return pictures.map(({ id, name }) => ({
    ...{ id, key: keyOf(id, now), kind: 'drawn', state: 'ready', name: `${name}.webp`, type: 'image/webp' },
    ...{ size: 0, sha256: '', owner },
  }));
};

function brokersPerson(): Owner {
  const broker = companies.find(({ type }) => type === 'broker');
  const person = users.find(({ companyId }) => companyId === broker?.id);
  if (person === undefined) throw new Error('the demo world has no user at the broker');
  return { userId: person.id, companyId: person.companyId, companyType: 'broker', visitorId: '' };
}

const documents = (now: Date): File[] =>
  demoFiles.map(({ id, name, type, ownerUserId, make }) => {
    const companyId = userById(ownerUserId).companyId;
    const companyType = companyById(companyId).type;
    return {
      ...{ id, key: keyOf(id, now), kind: 'made', state: 'ready', name, type, size: make().length, sha256: '' },
      owner: { userId: ownerUserId, companyId, companyType, visitorId: '' },
    };
  });

function* inBatches<T>(all: readonly T[], size = 500): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}
