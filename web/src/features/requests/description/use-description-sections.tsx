import { useState } from 'react';
import type { Section } from '../../../forms/sections/form-section';
import type { SectionStore } from '../../../forms/sections/section-store';
import { useTexts } from '../../../i18n/use-texts';
import { orderSections } from '../order/order-sections';
import { emptyOrder } from '../order/order-values';
import type { DescriptionValues } from './description-values';
import type { OpenDescription } from './open-description';
import { BoughtFields, ContactFacts, FilesFields } from './other-fields';
import { PositionFields } from './position-fields';
import { TermsFields } from './terms-fields';

const schemas = () => import('./description-schema');

const fields = {
  position: [
    'positionName',
    'positionDescription',
    'positionArea',
    'positionCustomsCode',
    'positionCount',
    'positionUnit',
    'positionPrice',
    'furtherPositions',
  ],
  terms: ['contractTiming', 'contractTotal', 'contractDescription', 'contractCity'],
  bought: ['boughtDescription', 'boughtSupplier', 'boughtBrand'],
  files: ['files'],
} as const satisfies Record<string, readonly (keyof DescriptionValues)[]>;

const isRequired = (name: string): boolean => !['positionUnit', 'unit', 'furtherPositions'].includes(name);

/** Returns the required fields of all items. */
const countedPositions = (values: Partial<DescriptionValues>): string[] => [
  ...fields.position.filter(isRequired),
  ...(values.furtherPositions ?? []).flatMap((position, place) =>
    Object.keys(position)
      .filter(isRequired)
      .map((name) => `furtherPositions.${place}.${name}`),
  ),
];

/** Returns the sections of the form, created once. Only required fields count towards completeness. */
export function useDescriptionSections({ initial, contact, order }: OpenDescription, store: SectionStore): Section[] {
  const t = useTexts('request-forms');
  const partOf = (names: readonly (keyof DescriptionValues)[]) =>
    Object.fromEntries(names.map((name) => [name, initial[name]]));
  const ordered =
    order && orderSections({ t, store, initial: { ...emptyOrder, ...initial }, managers: order.managers });
  const own: Section = {
    id: 'contact',
    title: t('contact.title'),
    schema: async () => (await schemas()).contactSchema,
    initial: {},
    counted: [],
    isGiven: contact !== null,
    note: t('description.fromProfile'),
    content: <ContactFacts contact={contact} />,
  };
  const [sections] = useState<Section[]>(() => [
    ...(ordered?.first ?? []),
    {
      id: 'position',
      title: t('description.position'),
      schema: async () => (await schemas()).positionSchema,
      initial: partOf(fields.position),
      counted: countedPositions,
      content: <PositionFields />,
    },
    {
      id: 'terms',
      title: t('description.terms'),
      schema: async () => (await schemas()).termsSchema,
      initial: partOf(fields.terms),
      counted: ['contractTiming', 'contractTotal'],
      content: <TermsFields store={store} />,
    },
    {
      id: 'bought',
      title: t('description.bought'),
      schema: async () => (await schemas()).boughtSchema,
      initial: partOf(fields.bought),
      counted: [],
      note: t('description.optional'),
      isFolded: true,
      content: <BoughtFields />,
    },
    {
      id: 'files',
      title: t('draft.files'),
      schema: async () => (await schemas()).filesSchema,
      initial: partOf(fields.files),
      counted: [],
      note: t('description.optional'),
      content: <FilesFields />,
    },
    ...(ordered?.last ?? [own]),
  ]);
  return sections;
}
