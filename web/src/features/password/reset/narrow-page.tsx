import type { ReactNode } from 'react';
import { Text } from '../../../ui/layout/text';
import { Page } from '../../../ui/page/page';
import { Panel } from '../../../ui/panel/panel';
import styles from '../password.module.css';

/** Shows a page with one short form in the middle, like the sign-in. */
export function NarrowPage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <Page title={title}>
      <div className={styles.place}>
        <Panel>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <Text tone="secondary" className={styles.lead}>
            {lead}
          </Text>
          {children}
        </Panel>
      </div>
    </Page>
  );
}
