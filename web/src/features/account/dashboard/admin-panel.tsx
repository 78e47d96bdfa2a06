import { type ScreenName, screenPath } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { useHasScreen } from '../../../session/screens';
import { ButtonLink } from '../../../ui/button/button';
import { Row } from '../../../ui/layout/layout';
import { Panel } from '../../../ui/panel/panel';

const places = [
  ['companies', 'admin_company_list_page'],
  ['trees', 'admin_category_tree'],
  ['audit', 'audit_page'],
  ['settings', 'settings_page'],
] as const satisfies readonly (readonly [string, ScreenName])[];

/** Links an administrator, for whom no requests or cards wait, to the pages that they manage. */
export function AdminPanel() {
  const t = useTexts();
  const account = useTexts('account');
  const hasScreen = useHasScreen();
  return (
    <Panel title={account('desk.admin')}>
      <Row gap={2} wrap>
        {places
          .filter(([, screen]) => hasScreen(screen))
          .map(([name, screen]) => (
            <ButtonLink key={name} to={screenPath(screen)}>
              {t(`nav.${name}`)}
            </ButtonLink>
          ))}
      </Row>
    </Panel>
  );
}
