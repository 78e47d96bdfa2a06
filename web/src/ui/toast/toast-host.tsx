import { useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { IconButton } from '../button/icon-button';
import { TextButton } from '../button/text-link';
import { Copyable } from '../copyable/copyable';
import { Icon } from '../icon/icon';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '../icon/icons';
import styles from './toast.module.css';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toast-store';
import { useToastPlace } from './use-toast-place';

const icons = { success: IconCircleCheck, info: IconInfoCircle, error: IconAlertTriangle };

/**
 * The container of toasts: at the bottom, above the bars of a phone. The live regions exist before the first message.
 */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const host = useRef<HTMLDivElement>(null);
  useToastPlace(host, toasts);
  const isError = (toast: Toast) => toast.kind === 'error';
  return (
    <div ref={host} className={styles.host} data-print="off">
      <div role="status">
        {toasts
          .filter((toast) => !isError(toast))
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
      <div role="alert">
        {toasts.filter(isError).map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const t = useTexts();
  return (
    <div className={styles.toast} data-kind={toast.kind}>
      <span className={styles.icon}>
        <Icon of={icons[toast.kind]} />
      </span>
      <div>
        <p className={styles.title} title={toast.title}>
          {toast.title}
        </p>
        {toast.text && (
          <p className={styles.text} title={toast.text}>
            {toast.text}
          </p>
        )}
        {toast.requestId && (
          <p className={styles.text}>
            {t('states.requestId')}: <Copyable text={toast.requestId} />
          </p>
        )}
      </div>
      {toast.link && (
        <Link
          className={styles.link}
          to={toast.link.to}
          reloadDocument={toast.link.isDocument}
          onClick={() => dismissToast(toast.id)}
        >
          {toast.link.label}
        </Link>
      )}
      {toast.action && (
        <TextButton
          className={styles.action}
          onClick={() => {
            toast.action?.onSelect();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </TextButton>
      )}
      <IconButton
        icon={IconX}
        label={t('actions.close')}
        size={16}
        className={styles.close}
        onClick={() => dismissToast(toast.id)}
      />
    </div>
  );
}
