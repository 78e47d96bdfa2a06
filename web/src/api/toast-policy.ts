import type { Problem } from './problem';

/**
 * Stands beside an endpoint in `extraOptions`: what to say when a change succeeds (words made by the feature), and
 * whether its failure is shown in a toast or by the caller's own form or page.
 */
export interface NotifyPolicy {
  notify?: { success?: () => string; failure: 'toast' | 'caller' };
}

export interface ToastPort {
  success: (title: string) => void;
  failure: (problem: Problem) => void;
}

interface MutationAction {
  type: string;
  meta?: { arg?: { endpointName?: string; type?: string } };
  payload?: unknown;
}

/** Decides about one finished action; queries never toast, a change without a policy says nothing. */
export function toastFor(
  action: MutationAction,
  policyOf: (endpoint: string) => NotifyPolicy | undefined,
  port: ToastPort,
): void {
  const { endpointName, type } = action.meta?.arg ?? {};
  if (type !== 'mutation' || !endpointName) return;
  const policy = policyOf(endpointName)?.notify;
  if (!policy) return;
  if (action.type.endsWith('/fulfilled') && policy.success) port.success(policy.success());
  if (action.type.endsWith('/rejected') && policy.failure === 'toast') port.failure(action.payload as Problem);
}
