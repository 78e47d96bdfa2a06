import type { CompanyType } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { IconBan } from '../../ui/icon/icons';
import { Row } from '../../ui/layout/layout';
import { StatusChip } from '../../ui/status/status-chip';
import { CompanyState } from '../company/public';

interface CompanyAdminStateProps {
  company: { active: boolean; is_commerce_allowed: boolean | null };
  type: CompanyType;
  isHidden: boolean;
}

/** Shows a company's status, and whether anonymous visitors and customers can see it. */
export function CompanyAdminState({ company, type, isHidden }: CompanyAdminStateProps) {
  const t = useTexts('company-admin');
  return (
    <Row gap={2}>
      <CompanyState company={company} type={type} />
      {isHidden && (
        <StatusChip tone="danger" icon={IconBan}>
          {t('hidden')}
        </StatusChip>
      )}
    </Row>
  );
}
