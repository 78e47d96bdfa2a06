import { type CompanyAdminView, type CompanyView, screenPath } from '@setu/contract';
import { formatDate } from '../../../i18n/formats';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { ButtonLink } from '../../../ui/button/button';
import { IconBuildingFactory2, IconCalendar, IconExternalLink, IconTag } from '../../../ui/icon/icons';
import { BackLink } from '../../../ui/page/back-link';
import { PageHeader } from '../../../ui/page/page-header';
import { CompanyAdminState } from '../company-admin-state';

/** Shows the company's name, status and registration date, with a link to its public page. */
export function CompanyAdminHeader({
  view: { company },
  adminView,
}: {
  view: CompanyView;
  adminView: CompanyAdminView;
}) {
  const t = useTexts('company-admin');
  const own = useTexts('company');
  const supplierTexts = useTexts('supplier-fields');
  const number = company.type === 'supplier' ? company.pan : company.inn;
  const numberName = company.type === 'supplier' ? supplierTexts('label.pan') : own('facts.inn');
  return (
    <PageHeader
      title={companyName(company.short_name)}
      back={<BackLink to={screenPath('admin_company_list_page')}>{t('title')}</BackLink>}
      status={<CompanyAdminState company={company} type={company.type} isHidden={adminView.blacklisted} />}
      meta={[
        { icon: IconBuildingFactory2, text: own(`type.${company.type}`) },
        ...(number ? [{ icon: IconTag, text: `${numberName} ${number}` }] : []),
        ...(company.created_at
          ? [{ icon: IconCalendar, text: t('since', { date: formatDate(company.created_at) }) }]
          : []),
      ]}
      actions={
        <ButtonLink icon={IconExternalLink} to={screenPath('company_page', { company: company.id })}>
          {t('ownPage')}
        </ButtonLink>
      }
    />
  );
}
