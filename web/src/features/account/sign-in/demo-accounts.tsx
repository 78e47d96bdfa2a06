import type { PageContext } from '@setu/contract';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { Person } from '../../../ui/person/person';
import { roleLabels } from '../role-labels';
import styles from './sign-in.module.css';

type Account = NonNullable<PageContext['demo_accounts']>[number];

interface DemoAccountsProps {
  accounts: Account[];
  chosen?: string;
  onChoose: (account: Account) => void;
}

/** Lists the demo accounts while the demo world is loaded. A click fills in the form. */
export function DemoAccounts({ accounts, chosen, onChoose }: DemoAccountsProps) {
  const t = useTexts('account');
  return (
    <Panel title={t('demo.title')} isPadded={false}>
      <Text size={13} tone="secondary" className={styles.demoNote}>
        {t('demo.text')}
      </Text>
      <ul className={styles.accounts}>
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              className={styles.account}
              aria-pressed={account.email === chosen}
              onClick={() => onChoose(account)}
            >
              <Person name={companyName(account.company)} note={account.email} size="small" />
              <span className={styles.roles}>{roleLabels(account.roles, t).join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
