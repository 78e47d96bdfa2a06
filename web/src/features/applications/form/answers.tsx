import type { SupplierPart } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { supplierTextNames } from '../../../kit/supplier-fields/supplier-text-names';
import { useSupplierFacts } from '../../../kit/supplier-fields/use-supplier-facts';
import { FactsList } from '../../../ui/panel/facts-list';
import { useGetApplicationFormQuery } from '../api';
import type { TypedApplication } from './typed-application';

interface AnswersProps {
  part: SupplierPart;
  typed: Partial<TypedApplication>;
}

/** Lists everything that the applicant entered in one step, so that they can check it before sending. */
export function Answers({ part, typed }: AnswersProps) {
  const t = useTexts('applications');
  const statusTexts = useTexts('statuses');
  const factsOf = useSupplierFacts();
  const { industries: chosen = [], type, media = [] } = typed;
  const { data } = useGetApplicationFormQuery(undefined, { skip: chosen.length === 0 });
  const industries = data?.industries.filter(({ id }) => chosen.includes(id)).map(({ name }) => name) ?? [];
  return (
    <FactsList
      facts={[
        { label: t('fields.industries'), value: industries.join(', ') },
        { label: t('fields.type'), value: type && statusTexts(`businessType.${type as 'any'}`) },
        ...factsOf(supplierTextNames(part), (name) => typed[name]),
        { label: t('form.production.files'), value: media.map(({ original_name: name }) => name).join(', ') },
      ]}
    />
  );
}
