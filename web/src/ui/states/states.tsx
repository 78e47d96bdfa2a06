import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../button/button';
import { Copyable } from '../copyable/copyable';
import { IconRefresh } from '../icon/icons';
import { ArchDrawing, BrokenDrawing, GateDrawing, LensDrawing } from './drawings';
import styles from './states.module.css';

interface StateProps {
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** `page` if it replaces the full screen, in which case its title is the h1. */
  size?: 'part' | 'page';
}

interface FrameProps extends StateProps {
  drawing: ReactNode;
  role?: 'alert' | 'status';
  footer?: ReactNode;
}

function StateFrame({ drawing, title, children, action, size = 'part', role, footer }: FrameProps) {
  const Heading = size === 'page' ? 'h1' : 'h2';
  return (
    <div className={styles.state} data-size={size} role={role}>
      {drawing}
      <Heading className={styles.title} tabIndex={size === 'page' ? -1 : undefined}>
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.actions}>{action}</div>}
      {footer}
    </div>
  );
}

/** The state of a place without content: what it is for and the next step, as a filled button. */
export function EmptyState({ title, ...rest }: StateProps) {
  const t = useTexts();
  return <StateFrame drawing={<ArchDrawing />} title={title ?? t('states.emptyTitle')} {...rest} />;
}

/** The state of filters without matches, with a button that clears them. */
export function NoResults({ title, children, action, onReset, size }: StateProps & { onReset?: () => void }) {
  const t = useTexts();
  const reset = onReset && <Button onClick={onReset}>{t('actions.resetFilters')}</Button>;
  return (
    <StateFrame
      drawing={<LensDrawing />}
      title={title ?? t('states.noResultsTitle')}
      action={action ?? reset}
      role="status"
      size={size}
    >
      {children ?? t('states.noResultsText')}
    </StateFrame>
  );
}

interface FailureProps extends StateProps {
  onRetry?: () => void;
  /** The id from `X-Request-Id`, which support asks for. */
  requestId?: string;
}

/** The state after a failed load: what happened, a retry button, the request id to copy. */
export function Failure({ title, children, onRetry, requestId, action, size }: FailureProps) {
  const t = useTexts();
  const retry = onRetry && (
    <Button icon={IconRefresh} onClick={onRetry}>
      {t('actions.retry')}
    </Button>
  );
  return (
    <StateFrame
      drawing={<BrokenDrawing />}
      title={title ?? t('states.failureTitle')}
      action={action ?? retry}
      role="alert"
      size={size}
      footer={
        requestId && (
          <p className={styles.code}>
            {t('states.requestId')}: <Copyable text={requestId} />
          </p>
        )
      }
    >
      {children}
    </StateFrame>
  );
}

/** The state for a signed-in user without access: who can help. */
export function Forbidden({ title, children, action, size = 'page' }: StateProps) {
  const t = useTexts();
  return (
    <StateFrame drawing={<GateDrawing />} title={title ?? t('states.forbiddenTitle')} action={action} size={size}>
      {children ?? t('states.forbiddenText')}
    </StateFrame>
  );
}

/** The state for an unknown address, or an object that does not exist for this viewer. */
export function NotFound({ title, children, action, size = 'page' }: StateProps) {
  const t = useTexts();
  return (
    <StateFrame drawing={<LensDrawing />} title={title ?? t('states.notFoundTitle')} action={action} size={size}>
      {children ?? t('states.notFoundText')}
    </StateFrame>
  );
}
