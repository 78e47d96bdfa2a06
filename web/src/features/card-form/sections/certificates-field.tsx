import type { FileView } from '@setu/contract';
import { useSyncExternalStore } from 'react';
import { DateField } from '../../../forms/fields/date-field';
import { FileField } from '../../../forms/fields/file-field';
import { useFormField } from '../../../forms/use-form-field';
import { useTexts } from '../../../i18n/use-texts';
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
  return (
    <FieldPlace field="fileList">
      <div className={styles.certificates}>
        <FileField
          name="fileList"
          label={label}
          isLabelHidden
          hint={t(type === 'service' ? 'hints.fileListOfService' : 'hints.fileList')}
          complete={withEnd}
          below={(at) => (
            <DateField
              name={`fileList.${at}.valid_until`}
              label={t('fields.valid_until')}
              of={value[at]?.original_name}
              hint={t(isOver(value[at]?.valid_until ?? '') ? 'hints.expired' : 'hints.valid_until')}
            />
          )}
        />
      </div>
    </FieldPlace>
  );
}

/** Adds an unknown expiry date to a new certificate. */
const withEnd = (file: FileView): CertificateFile => ({ valid_until: '', ...file });

const isOver = (day: string): boolean => day !== '' && day < new Date().toISOString().slice(0, 10);
