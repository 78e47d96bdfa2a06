import type { PageContext } from '@setu/contract';
import { useState } from 'react';
import { companyName, nameAlone } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { TextButton } from '../../../ui/button/text-link';
import { Text } from '../../../ui/layout/text';
import { useHasKeyboard } from '../../../ui/media/use-has-keyboard';
import { Panel } from '../../../ui/panel/panel';
import { Person } from '../../../ui/person/person';
import { roleLabels } from '../role-labels';
import styles from './sign-in.module.css';

/** The number of accounts that a phone shows at first. */
const shownOnPhone = 4;

type Account = NonNullable<PageContext['demo_accounts']>[number];

interface DemoAccountsProps {
  accounts: Account[];
  chosen?: string;
  onChoose: (account: Account) => void;
}

/** Lists the demo accounts while the demo world is loaded. A click fills in the form. */
export function DemoAccounts({ accounts, chosen, onChoose }: DemoAccountsProps) {
  const t = useTexts('account');
  const common = useTexts();
  const hasKeyboard = useHasKeyboard();
  const [isAll, setAll] = useState(false);
  const shown = isAll || hasKeyboard ? accounts : accounts.slice(0, shownOnPhone);
  return (
    <Panel title={t('demo.title')} isPadded={false}>
      <Text size={13} tone="secondary" className={styles.demoNote}>
        {t('demo.text')}
      </Text>
      <ul className={styles.accounts}>
        {shown.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              className={styles.account}
              aria-pressed={account.email === chosen}
              onClick={() => onChoose(account)}
            >
              <Person
                name={account.name ? nameAlone(account.name) : companyName(account.company)}
                note={account.name && companyName(account.company)}
                size="small"
              />
              <span className={styles.roles}>
                <b>{account.email}</b>
                {roleLabels(account.roles, t)[0]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length < accounts.length && (
        <TextButton className={styles.more} onClick={() => setAll(true)}>
          {common('actions.showMore', { count: accounts.length - shown.length })}
        </TextButton>
      )}
    </Panel>
  );
}
