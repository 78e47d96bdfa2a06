import { describe, expect, it } from 'vitest';
import {
  categories,
  colors,
  companies,
  deletedDraft,
  demoAccounts,
  demoApplications,
  demoCards,
  demoCart,
  demoDiscussions,
  demoFiles,
  demoInvites,
  demoNotices,
  demoRefusedAddresses,
  demoRequests,
  demoReviews,
  demoSignatures,
  demoSubstitutions,
  homeBlocks,
  industries,
  promotedSkuIds,
  regulationEdition,
  staticPages,
  units,
  userById,
  userId,
  users,
} from './index.js';
import { pictures } from './pictures/index.js';

const now = new Date('2026-11-20T09:00:00.000Z');
const cards = demoCards();
const published = cards.filter((card) => card.state === 'published');
const requests = demoRequests(now);
const ids = (items: ReadonlyArray<{ id: string }>): Set<string> => new Set(items.map((item) => item.id));
const pictureIds = ids(pictures);
const fileIds = ids(demoFiles);
const userIds = ids(users);
const companyIds = ids(companies);

describe('The demo marketplace', () => {
  it('is as large as the demo world promises', () => {
    const level = (type: string, at: number): number =>
      categories.filter((one) => one.type === type && one.level === at).length;
    expect([level('product', 0), level('service', 0)]).toEqual([1, 1]);
    expect(level('product', 1)).toBeGreaterThanOrEqual(12);
    expect(level('service', 1)).toBeGreaterThanOrEqual(5);
    expect(level('product', 2)).toBeGreaterThanOrEqual(60);
    expect(level('service', 2)).toBeGreaterThanOrEqual(15);
    expect(published.length).toBeGreaterThanOrEqual(2000);
    expect(new Set(published.map((card) => card.companyId)).size).toBeGreaterThanOrEqual(40);
    expect(cards.length - published.length).toBeGreaterThanOrEqual(20);
    expect(colors.length).toBeGreaterThanOrEqual(20);
    expect(pictures.length).toBeGreaterThanOrEqual(300);
    expect(requests.length).toBeGreaterThanOrEqual(60);
    expect(promotedSkuIds).toHaveLength(10);
  });

  it('states the package of most goods, never lighter than its contents, and leaves some without', () => {
    const goods = cards.filter((card) => card.type === 'product');
    const packed = goods.filter((card) => card.packageVolume !== undefined);
    expect(packed.length / goods.length).toBeGreaterThan(0.7);
    expect(packed.length).toBeLessThan(goods.length);
    const light = packed.filter((card) => !((card.packageGrossWeight ?? 0) >= (card.packageNetWeight ?? 0)));
    expect(light.map((card) => card.vendorCode)).toEqual([]);
    const kilogram = units.find(({ name }) => name.en === 'kg')?.id;
    const byWeight = packed.filter((card) => card.unitId === kilogram);
    expect(byWeight.filter((card) => card.packageNetWeight !== card.countInOnePackage)).toEqual([]);
    expect(goods.some((card) => card.isHazardous)).toBe(true);
    expect(cards.filter((card) => card.type === 'service' && card.packageNetWeight !== undefined)).toEqual([]);
  });

  it('gives every object a unique id', () => {
    const all = [
      cards,
      companies,
      users,
      categories,
      units,
      colors,
      industries,
      requests,
      demoFiles,
      pictures,
      homeBlocks,
    ];
    const later = [
      demoNotices(now),
      demoReviews(now),
      demoDiscussions(now),
      demoDiscussions(now).flatMap(({ remarks }) => remarks),
      demoApplications(now),
      demoCart(now),
      demoInvites(now),
      demoSubstitutions(now),
    ];
    const events = [requests.flatMap((one) => one.events), requests.flatMap((one) => one.items)];
    for (const list of [...all, ...later, ...events]) expect(ids(list).size).toBe(list.length);
    const numbers = [...requests, ...demoApplications(now)].map((one) => one.numericHash);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(number).toMatch(/^[1-9]\d{7}$/);
  });

  it('contains everything its objects refer to', () => {
    const unknown: string[] = [];
    const check = (what: string, known: ReadonlySet<string>, asked: readonly string[]): void => {
      for (const id of asked) if (!known.has(id)) unknown.push(`${what} ${id}`);
    };
    const publishedIds = ids(published);
    check(
      'company',
      companyIds,
      cards.map((card) => card.companyId),
    );
    check(
      'category',
      ids(categories),
      cards.flatMap((card) => [card.categoryId, card.treeId]),
    );
    check(
      'unit',
      ids(units),
      cards.map((card) => card.unitId),
    );
    check(
      'manager',
      userIds,
      cards.map((card) => card.brokerManagerId),
    );
    check(
      'color',
      ids(colors),
      cards.map((card) => card.colorId).filter((id) => id !== ''),
    );
    check(
      'industry',
      ids(industries),
      [...cards, ...companies].flatMap((one) => one.industryIds),
    );
    check(
      'picture',
      pictureIds,
      [...cards, ...homeBlocks].flatMap((one) => one.pictureIds),
    );
    check(
      'picture',
      pictureIds,
      categories.map((one) => one.pictureId),
    );
    check(
      'file',
      fileIds,
      cards.flatMap((card) => card.certificateIds),
    );
    check(
      'file',
      fileIds,
      companies.flatMap((company) => company.brokerFileIds),
    );
    check(
      'owner',
      userIds,
      demoFiles.map((file) => file.ownerUserId),
    );
    check('card', publishedIds, [...promotedSkuIds, ...demoCart(now).map((line) => line.cardId)]);
    check(
      'card',
      ids(cards),
      demoReviews(now).flatMap(({ cardId, status }) => (status === 'withdrawn' ? [] : [cardId])),
    );
    expect(unknown).toEqual([]);
  });

  it('has cards in every sub-category', () => {
    const used = new Set(published.map((card) => card.categoryId));
    expect(categories.filter((one) => one.level === 2 && !used.has(one.id)).map((one) => one.name.en)).toEqual([]);
  });
});

describe('Cards', () => {
  it('stay within the limits of the product form', () => {
    const beyond = cards.filter((card) => {
      const goods = card.type === 'product';
      const tooLong = (['en', 'ru'] as const).some(
        (language) =>
          card.name[language].length > 300 ||
          card.features[language].length > 500 ||
          card.technicalSpecification[language].length > 500 ||
          card.description[language].length > 1000,
      );
      const numbers = card.minimumQuantum > 0 && card.leadDays > 0 && card.pictureIds.length >= (goods ? 3 : 2);
      return tooLong || !numbers || card.vendorCode.length > 40 || !(goods ? /^\d{4,8}$/ : /^$/).test(card.hsCode);
    });
    expect(beyond.map((card) => card.vendorCode)).toEqual([]);
  });

  it.each([
    ['everything', published],
    ['a sub-category', published.filter(({ categoryId }) => categoryId === published[0]?.categoryId)],
    ['a supplier', published.filter(({ companyId }) => companyId === published[0]?.companyId)],
  ])('that are next to each other in the list of %s look different', (_, shown) => {
    const byPopularity = [...shown].sort((a, b) => a.popularityRank - b.popularityRank);
    const mains = byPopularity.map(({ pictureIds: [main] }) => main);
    const same = mains.filter((main, at) => mains.slice(Math.max(0, at - 4), at).includes(main));
    expect(same.length).toBeLessThan(shown.length / 50);
  });

  it('show no picture twice', () => {
    const repeated = cards.filter(({ pictureIds }) => new Set(pictureIds).size < pictureIds.length);
    expect(repeated.map(({ vendorCode }) => vendorCode)).toEqual([]);
  });

  it('have unique vendor codes and names', () => {
    expect(new Set(cards.map((card) => card.vendorCode)).size).toBe(cards.length);
    expect(new Set(cards.map((card) => card.name.en)).size).toBe(cards.length);
  });

  it('have all texts in English and, when published, a Russian name', () => {
    const english = cards.filter((card) =>
      [
        card.name,
        card.features,
        card.technicalSpecification,
        card.description,
        card.specialInstructions,
        card.area,
      ].some((text) => text.en === ''),
    );
    expect(english).toEqual([]);
    const inEnglishOnly = cards.filter((card) => card.name.ru === '');
    expect(new Set(inEnglishOnly.map((card) => card.state))).toEqual(new Set(['draft']));
    const notRussian = published.filter((card) => !/[а-яё]/i.test(card.name.ru));
    expect(notRussian.map((card) => card.name.ru)).toEqual([]);
  });

  it('write percents and litres as English readers do', () => {
    const texts = cards.flatMap((card) => [
      ...[card.name, card.features, card.technicalSpecification, card.description],
      ...[card.composition, card.specialInstructions],
    ]);
    expect(texts.filter(({ en }) => /\d %|\d l\b|g\/l\b/.test(en)).map(({ en }) => en)).toEqual([]);
  });

  it('are as long as their specification says, and their packages are rounded half up', () => {
    const mills = cards.filter(({ vendorCode }) => vendorCode.startsWith('EM-'));
    expect(mills.length).toBeGreaterThan(0);
    for (const { length, technicalSpecification } of mills)
      expect(technicalSpecification.en).toContain(`length ${length} mm`);
    const halves = cards.filter(
      ({ width = 0, height = 0, length = 0, packageVolume }) =>
        width * height * length === 93_500_000 && packageVolume !== undefined,
    );
    expect(new Set(halves.map(({ packageVolume }) => packageVolume))).toEqual(new Set([0.094]));
  });

  it('have a price that fits their price mode', () => {
    expect(new Set(published.map((card) => card.priceMode))).toEqual(new Set(['request', 'exact', 'range']));
    for (const { priceMode, priceFromMinor, priceToMinor, paymentAdvance } of cards) {
      if (priceMode === 'request')
        expect([priceFromMinor, priceToMinor, paymentAdvance]).toEqual([null, null, undefined]);
      else if (priceMode === 'exact') expect(priceToMinor).toBe(priceFromMinor);
      else expect((priceToMinor ?? 0n) > (priceFromMinor ?? 0n)).toBe(true);
      if (priceFromMinor !== null) expect(priceFromMinor > 0n).toBe(true);
    }
  });

  it('include more than 60 pumps and more than 60 teas', () => {
    expect(
      published.filter((card) => card.hsCode.startsWith('8413') && /насос/i.test(card.name.ru)).length,
    ).toBeGreaterThan(60);
    expect(
      published.filter((card) => card.hsCode.startsWith('0902') && /чай/i.test(card.name.ru)).length,
    ).toBeGreaterThan(60);
  });
});

describe('The other demo data', () => {
  it('contains one withdrawn review, whose card is no longer among the cards', () => {
    const withdrawn = demoReviews(now).filter(({ status }) => status === 'withdrawn');
    expect(withdrawn.map(({ cardId }) => cardId)).toEqual([deletedDraft.id]);
    expect(ids(cards)).not.toContain(deletedDraft.id);
  });

  it('contains open and resolved discussions that follow the rules of the product', () => {
    const reviews = new Map(demoReviews(now).map((review) => [review.id, review]));
    const talks = demoDiscussions(now);
    const open = talks.filter(({ resolved }) => resolved === null);
    expect(ids(open.map(({ reviewId, field }) => ({ id: reviewId + field }))).size).toBe(open.length);
    expect([open.length > 0, open.length < talks.length]).toEqual([true, true]);
    for (const { reviewId, remarks, resolved } of talks) {
      const review = reviews.get(reviewId);
      expect(review?.status).toBe('approved');
      const times = [review?.updatedAt ?? '', ...remarks.map(({ at }) => at), resolved?.at ?? now.toISOString()];
      expect(times).toEqual(times.toSorted());
      const people = [...remarks, ...(resolved ? [resolved] : [])].map(({ userId }) => userById(userId));
      expect(people.every(({ companyId }) => companyId === userById(userId('senior@setu.example')).companyId)).toBe(
        true,
      );
      const closers = [review?.reviewerId, review?.managerId, userId('senior@setu.example'), remarks[0]?.userId];
      if (resolved) expect(closers).toContain(resolved.userId);
    }
  });

  it('has a current and a past substitution, a valid invitation and an expired one', () => {
    const today = now.toISOString().slice(0, 10);
    const inForce = demoSubstitutions(now).filter((one) => one.start <= today && today <= one.finish);
    expect(inForce.map((one) => [userById(one.userId).email, userById(one.substituteId).email])).toEqual([
      ['buyer@volga.example', 'buyer2@volga.example'],
    ]);
    expect(demoInvites(now).map((one) => one.validFor > now.toISOString())).toEqual([true, false]);
  });

  it('has one supplier whose certificate has expired and one whose certificate expires within a month', () => {
    const terms = demoFiles.flatMap(({ validUntil }) => validUntil ?? []);
    const day = (ahead: number) => new Date(now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
    expect(terms.filter((until) => until < day(0))).toHaveLength(1);
    expect(terms.filter((until) => until >= day(0) && until < day(31))).toHaveLength(1);
  });

  it('has an address that emails do not reach, of a demo account', () => {
    const accounts = demoAccounts.map(({ email }) => email);
    expect(demoRefusedAddresses(now).map(({ address }) => accounts.includes(address))).toEqual([true]);
  });

  it('has applications of different ages, and reviews of every status that needs work for each reviewer', () => {
    const fresh = demoApplications(now).filter(({ status }) => status === 'new');
    expect(new Set(fresh.map(({ createdAt }) => createdAt.slice(0, 10))).size).toBeGreaterThanOrEqual(3);
    for (const email of ['reviewer@setu.example', 'reviewer2@setu.example']) {
      const own = demoReviews(now).filter(({ reviewerId }) => reviewerId === userId(email));
      const statuses = new Set(own.map(({ status }) => status));
      expect([...statuses].filter((status) => status !== 'withdrawn')).toHaveLength(5);
    }
  });

  it('publishes the regulation before it comes into force, and customers sign it after that', () => {
    expect(regulationEdition.publishedAt.slice(0, 10) < regulationEdition.effectiveFrom).toBe(true);
    for (const { signedAt } of demoSignatures)
      expect(signedAt.slice(0, 10) >= regulationEdition.effectiveFrom && signedAt < now.toISOString()).toBe(true);
  });

  it('lists the demo accounts of the sign-in page', () => {
    expect(demoAccounts).toHaveLength(12);
    expect(demoAccounts[0]?.roles).toEqual(['ROLE_ADMIN']);
  });

  it('has the pages of the footer in both languages', () => {
    const links = ['about', 'mission', 'contacts', 'news', 'training', 'faq', 'regulation', 'personal-data', 'cookies'];
    expect(staticPages.map((page) => page.link).sort()).toEqual([...links].sort());
    for (const { title, body } of staticPages) {
      expect(title.ru).toMatch(/[а-яё]/i);
      expect(Math.min(body.en.length, body.ru.length)).toBeGreaterThan(700);
    }
  });

  it('generates valid files', () => {
    for (const file of demoFiles) {
      const bytes = file.make();
      if (file.type === 'application/pdf') expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
      expect(bytes.length).toBeGreaterThan(20);
    }
  });
});
