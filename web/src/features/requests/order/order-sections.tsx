import type { PersonView } from '@setu/contract';
import { lazy, Suspense } from 'react';
import type { Section } from '../../../forms/sections/form-section';
import type { SectionStore } from '../../../forms/sections/section-store';
import type { useTexts } from '../../../i18n/use-texts';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import { ManagerField } from './manager-field';
import type { OrderValues } from './order-values';

// A customer's own form needs none of these fields. The company search and the phone fields load with the first
// manager's form.
const CustomerFields = lazy(async () => ({ default: (await import('./customer-fields')).CustomerFields }));
const OrderContactFields = lazy(async () => ({ default: (await import('./order-contact-fields')).OrderContactFields }));

const schemas = () => import('./order-schema');

const fields = {
  customer: [
    ...['companyKind', 'company', 'companyName', 'companyInn', 'companyKpp', 'companyOgrn'],
    ...['companyFirstName', 'companyLastName', 'companyMiddleName'],
    ...['companyPhone', 'companyAdditionalPhone', 'companyEmail', 'companyAdditionalEmail'],
  ],
  newCompany: ['companyName', 'companyInn', 'companyLastName', 'companyFirstName', 'companyPhone', 'companyEmail'],
  contact: ['contactLastName', 'contactFirstName', 'contactMiddleName', 'contactPhone', 'contactEmail'],
} as Record<'customer' | 'newCompany' | 'contact', (keyof OrderValues)[]>;

interface OrderSections {
  t: ReturnType<typeof useTexts<'request-forms'>>;
  store: SectionStore;
  initial: OrderValues;
  /** The managers that a senior manager may assign the request to. Absent for other users. */
  managers: readonly PersonView[] | undefined;
}

/**
 * Returns the sections a manager's form adds to the description: the customer before it, and the contact and the
 * manager after it.
 */
export function orderSections({ t, store, initial, managers }: OrderSections): { first: Section[]; last: Section[] } {
  const partOf = (names: readonly (keyof OrderValues)[]) =>
    Object.fromEntries(names.map((name) => [name, initial[name]]));
  const manager: Section = {
    id: 'manager',
    title: t('order.managerTitle'),
    schema: async () => (await schemas()).managerSchema,
    initial: partOf(['managerId']),
    counted: [],
    note: t('description.optional'),
    content: <ManagerField managers={managers ?? []} />,
  };
  return {
    first: [
      {
        id: 'customer',
        title: t('order.customer'),
        schema: async () => (await schemas()).customerSchema,
        initial: partOf(fields.customer),
        counted: ({ companyKind }: Partial<OrderValues>) => (companyKind === 'new' ? fields.newCompany : ['company']),
        content: (
          <Suspense fallback={<Skeleton height="120px" />}>
            <CustomerFields />
          </Suspense>
        ),
      },
      {
        id: 'contact',
        title: t('contact.title'),
        schema: async () => (await schemas()).orderContactSchema,
        initial: partOf(fields.contact),
        counted: ['contactLastName', 'contactFirstName', 'contactPhone', 'contactEmail'],
        content: (
          <Suspense fallback={<Skeleton height="220px" />}>
            <OrderContactFields store={store} />
          </Suspense>
        ),
      },
    ],
    last: managers ? [manager] : [],
  };
}
