import type { SupplierTextField, SupplierTextName } from '@setu/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import type { Fact } from '../../ui/panel/facts-list';
import { MailLink } from '../../ui/person/mail-link';
import { PhoneLink } from '../../ui/person/phone-link';
import { siteAddress } from './site-address';
import { supplierTextOf } from './supplier-text-names';
import styles from './supplier-value.module.css';

/** Shows a text as its kind requires: phones, emails and websites as links. */
function SupplierValue({ kind, text }: { kind: SupplierTextField['kind']; text: string }): ReactNode {
  if (kind === 'phone') return <PhoneLink number={text} />;
  if (kind === 'lines') return <span className={styles.prose}>{text}</span>;
  if (kind === 'email') return <MailLink address={text} />;
  const address = kind === 'site' ? siteAddress(text) : null;
  if (address === null) return text;
  return (
    <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer nofollow">
      {text.replace(/^https?:\/\//i, '')}
    </a>
  );
}

/** Returns a function that returns the facts of some texts of a supplier. Texts that are empty have no value. */
export function useSupplierFacts() {
  const t = useTexts('supplier-fields');
  return <Name extends SupplierTextName>(
    names: readonly Name[],
    textOf: (name: Name) => string | null | undefined,
  ): Fact[] =>
    names.map((name) => {
      const text = textOf(name);
      return {
        label: t(`label.${name}`),
        value: text && <SupplierValue kind={supplierTextOf[name].kind} text={text} />,
      };
    });
}
