import { plainCode, screenPath } from '@setu/contract';
import { useFormField } from '../../../forms/use-form-field';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { IconAlertTriangle } from '../../../ui/icon/icons';
import { Callout } from '../../../ui/panel/callout';
import { useListSuppliersOfPanQuery } from './supplier-api';

const isPan = (text: string): boolean => /^[A-Z]{5}\d{4}[A-Z]$/.test(text);

/** Returns the PAN, which a GSTIN contains. */
const panOf = (pan: string, gstn: string): string => {
  const own = plainCode(pan);
  return own === '' ? plainCode(gstn).slice(2, 12) : own;
};

/** Warns brokers that another supplier has the same tax numbers. It may be intended, so nothing is rejected. */
export function SameNumbers({ companyId }: { companyId: string | undefined }) {
  const t = useTexts('applications');
  const { value: pan } = useFormField<string>('pan');
  const { value: gstn } = useFormField<string>('gstn');
  const number = panOf(pan, gstn);
  const { currentData } = useListSuppliersOfPanQuery(number, { skip: !isPan(number) });
  const others = (currentData?.list ?? []).filter((one) => one.pan === number && one.id !== companyId);
  if (!isPan(number) || others.length === 0) return null;
  return (
    <Callout tone="spark" icon={IconAlertTriangle} title={t('supplier.same')} role="status">
      <ul>
        {others.map(({ id, short_name: name }) => (
          <li key={id}>
            <TextLink to={screenPath('company_page', { company: id })}>{companyName(name)}</TextLink>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
