import { companyId, userId } from '@setu/demo-world';
import { CardDetails } from '@setu/proto/catalogue/cards';
import { CardState, PriceMode, SkuType } from '@setu/proto/catalogue/words';
import { Actor } from '@setu/proto/common';
import { users } from './companies.js';

const emails = {
  buyer: 'buyer@volga.example',
  buyer2: 'buyer2@volga.example',
  rival: 'rival@onega.example',
  manager: 'manager@setu.example',
  manager2: 'manager2@setu.example',
  senior: 'senior@setu.example',
  reviewer: 'reviewer@setu.example',
  supplier: 'supplier@kaveri.example',
  other: 'supplier@deccan.example',
  admin: 'admin@setu.example',
} as const;

/** Who acts in a workload. */
export type Who = keyof typeof emails;

const typeOf = (who: Who): 'customer' | 'supplier' | 'broker' => {
  if (['buyer', 'buyer2', 'rival'].includes(who)) return 'customer';
  return ['supplier', 'other'].includes(who) ? 'supplier' : 'broker';
};

/** Returns the actor that the BFF would sign for a user. */
export function actorOf(who: Who): Actor {
  const user = users.find(({ email }) => email === emails[who]);
  if (user === undefined) throw new Error(`the world has no ${who}`);
  const companyType = typeOf(who);
  return Actor.fromPartial({
    kind: 'user',
    userId: user.id,
    companyId: user.companyId,
    companyType,
    roles: user.roles,
    sessionId: userId(`session ${who}`),
    commerceAllowed: true,
    platform: companyType === 'supplier' ? 'supplier' : 'customer',
    locale: 'en',
  });
}

export const emailOf = (who: Who): string => emails[who];

export const userIdOf = (who: Who): string => userId(emails[who]);

export const companyOf = {
  volga: companyId('volga'),
  onega: companyId('onega'),
  kaveri: companyId('kaveri'),
  deccan: companyId('deccan-tools'),
} as const;

export const contact = {
  name: 'Ирина',
  surname: 'Волкова',
  patronymic: 'Олеговна',
  phone: '+79031234567',
  email: 'i@volga.example',
};

export const rate = {
  currency: 'INR',
  date: '2026-11-20',
  valueE4: 935_123n,
  nominal: 100,
  source: 'cbr',
  stale: false,
  valid: true,
};

export const rupees = (minor: number): { minor: bigint; currency: string } => ({
  minor: BigInt(minor),
  currency: 'INR',
});

/** Returns the card that a deal begins with, as the catalogue sends it. */
export const cardOf = (id: (part: string) => string): CardDetails =>
  CardDetails.fromPartial({
    card: {
      skuId: id('sku'),
      categoryId: id('category'),
      treeId: id('tree'),
      type: SkuType.PRODUCT,
      name: { en: 'Assam black tea', ru: 'Чай чёрный ассамский' },
      vendorCode: 'TEA-1',
      priceMode: PriceMode.EXACT,
      priceFrom: rupees(125_050),
      priceTo: rupees(125_050),
      unit: { id: id('unit'), name: { en: 'kg', ru: 'кг' } },
      pictureIds: [],
      company: { id: companyOf.kaveri, shortName: 'Kaveri Agro' },
      state: CardState.PUBLISHED,
      brokerManagerId: userIdOf('manager'),
    },
    version: 1,
    revision: 10,
  });
