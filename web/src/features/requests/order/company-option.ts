import type { FoundCompaniesView } from '@setu/contract';
import { companyName } from '../../../i18n/names';
import type { Option } from '../../../ui/field/select-control';

/** A company to choose, with what tells it from its namesakes. */
export const toCompanyOption = ({
  id,
  short_name: name,
  city,
  tax_number: tax,
}: FoundCompaniesView['list'][number]): Option => ({
  value: id,
  label: [companyName(name), city, tax].filter(Boolean).join(' · '),
});
