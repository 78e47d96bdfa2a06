import type { FileView } from '@setu/contract';
import { useSyncExternalStore } from 'react';
import { DateField } from '../../../forms/fields/date-field';
import { FileField } from '../../../forms/fields/file-field';
import { useFormField } from '../../../forms/use-form-field';
import { useTexts } from '../../../i18n/use-texts';
import { Text } from '../../../ui/layout/text';
import { typeOfTree } from '../model/card-fields';
import type { CardValues, CertificateFile } from '../model/card-values';
import { useCardContext } from './card-context';
import { FieldPlace } from './field-place';
import styles from './sections.module.css';

/** Asks for certificates, each with its expiry date. */
export function CertificatesField() {
  const t = useTexts('card-form');
  const label = useTexts('card-fields')('label.files');
  const { value } = useFormField<CertificateFile[]>('fileList');
  const { store, trees } = useCardContext();
  const type = useSyncExternalStore(store.watchValues, () => typeOfTree(trees, (store.values() as CardValues).treeId));
  const endHint = (left: number | undefined) => {
    if (left === undefined || left > warnDays) return t('hints.valid_until');
    return (
      <Text as="span" size={12} tone={left < 0 ? 'danger' : 'warning'}>
        {left < 0 ? t('hints.expired') : t('hints.ending', { count: left })}
      </Text>
    );
  };
  return (
    <FieldPlace field="fileList">
      <div className={styles.certificates}>
        <FileField
          name="fileList"
          label={label}
          isLabelHidden={type === 'service'}
          hint={t(type === 'service' ? 'hints.fileListOfService' : 'hints.fileList')}
          complete={withEnd}
          below={(at) => (
            <DateField
              name={`fileList.${at}.valid_until`}
              label={t('fields.valid_until')}
              of={value[at]?.original_name}
              hint={endHint(daysLeft(value[at]?.valid_until ?? ''))}
            />
          )}
        />
      </div>
    </FieldPlace>
  );
}

/** Adds an unknown expiry date to a new certificate. */
const withEnd = (file: FileView): CertificateFile => ({ valid_until: '', ...file });

/** A certificate that ends within so many days needs a successor now. */
const warnDays = 30;

/** Returns the number of days until a certificate ends, negative once it has ended, or undefined without an end. */
const daysLeft = (day: string): number | undefined =>
  day === '' ? undefined : (Date.parse(day) - Date.parse(new Date().toISOString().slice(0, 10))) / 86_400_000;
