import { lazy, type ReactNode, Suspense } from 'react';
import type { CaptchaUse } from '../../../forms/captcha/use-captcha';
import { CaptchaField } from '../../../forms/fields/captcha-field';
import type { FormStep } from '../../../forms/steps/step-form';
import { formalName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { AcceptRegulation } from './accept-regulation';
import { emptyCompany, emptyContact, emptyProduction, notAccepted } from './typed-application';

// The fields of each step load with it. Lists, phones and files are not needed for the first view.
const SupplierCompanyFields = lazy(async () => ({
  default: (await import('../fields/company-fields')).SupplierCompanyFields,
}));
const SupplierProductionFields = lazy(async () => ({
  default: (await import('../fields/production-fields')).SupplierProductionFields,
}));
const SupplierContactFields = lazy(async () => ({
  default: (await import('../fields/contact-fields')).SupplierContactFields,
}));
// Only the last step shows them.
const Answers = lazy(async () => ({ default: (await import('./answers')).Answers }));

const later = (fields: ReactNode): ReactNode => <Suspense fallback={<SkeletonText lines={8} />}>{fields}</Suspense>;

const schemas = async () => (await import('./application-schemas')).applicationStages;

const line = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(', ');

/** Returns the steps: company, products, contact, consent. */
export function useApplicationSteps(captcha: CaptchaUse): FormStep[] {
  const t = useTexts('applications');
  const title = (id: 'company' | 'production' | 'contact' | 'check') => ({
    id,
    title: t(`form.${id}.title`),
    lead: t(`form.${id}.lead`),
  });
  return [
    {
      ...title('company'),
      schema: async () => (await schemas()).company,
      initial: emptyCompany,
      content: later(<SupplierCompanyFields address="address" />),
      next: t('form.company.next'),
      summary: (typed) => {
        const { company_name: name, address } = typed as typeof emptyCompany;
        return line(name, address);
      },
      answers: (typed) => later(<Answers part="company" typed={typed as typeof emptyCompany} />),
    },
    {
      ...title('production'),
      schema: async () => (await schemas()).production,
      initial: emptyProduction,
      content: later(<SupplierProductionFields files={t('form.production.files')} />),
      next: t('form.production.next'),
      summary: (typed) => {
        const { export_product_list: products, media } = typed as typeof emptyProduction;
        return line(
          products.slice(0, 120),
          media.length > 0 ? t('form.production.count', { count: media.length }) : '',
        );
      },
      answers: (typed) => later(<Answers part="production" typed={typed as typeof emptyProduction} />),
    },
    {
      ...title('contact'),
      schema: async () => (await schemas()).contact,
      initial: emptyContact,
      content: later(<SupplierContactFields />),
      next: t('form.contact.next'),
      summary: (typed) => {
        const {
          contact_name: name,
          contact_surname: surname,
          contact_patronymic: patronymic,
          email,
        } = typed as typeof emptyContact;
        return line(formalName({ name, surname, patronymic }), email);
      },
      answers: (typed) => later(<Answers part="contact" typed={typed as typeof emptyContact} />),
    },
    {
      ...title('check'),
      schema: async () => (await schemas()).check,
      initial: notAccepted,
      secrets: ['regulation_accepted'],
      content: (
        <>
          <AcceptRegulation />
          <CaptchaField captcha={captcha} />
        </>
      ),
    },
  ];
}
