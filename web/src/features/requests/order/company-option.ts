import type { FoundCompaniesView } from '@setu/contract';
import { companyName } from '../../../i18n/names';
import type { Option } from '../../../ui/field/select-control';

/** Returns a company as an option, with data that distinguishes it from others of the same name. */
export const toCompanyOption = ({
  id,
  short_name: name,
  city,
  inn,
  pan,
}: FoundCompaniesView['list'][number]): Option => ({
  value: id,
  label: [companyName(name), city, inn ?? pan].filter(Boolean).join(' · '),
});
