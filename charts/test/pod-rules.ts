import { componentOf, type Manifest, ofKind, podTemplateOf } from './manifests.js';
import type { PodSpec, RenderedContainer } from './rendered.js';

export type Pod = { name: string; kind: string; labels: Record<string, string>; spec: PodSpec };

/** Returns every pod that the manifests create: of deployments, jobs and cron jobs, and bare pods. */
export const podsOf = (manifests: Manifest[]): Pod[] => [
  ...['Deployment', 'Job', 'CronJob']
    .flatMap((kind) => ofKind(manifests, kind))
    .map((owner) => {
      const template = podTemplateOf(owner);
      return {
        name: componentOf(owner),
        kind: owner.kind,
        labels: template.metadata.labels,
        spec: template.spec,
      };
    }),
  ...ofKind(manifests, 'Pod').map((pod) => ({
    name: componentOf(pod),
    kind: pod.kind,
    labels: pod.metadata.labels,
    // The spec of a bare pod has the shape that others have in a template.
    spec: pod.spec as unknown as PodSpec,
  })),
];

type Rule = { title: string; holds(pod: Pod): boolean };

const everyContainer =
  (holds: (container: RenderedContainer) => boolean): Rule['holds'] =>
  ({ spec }) =>
    [...(spec.initContainers ?? []), ...spec.containers].every(holds);

const secretName = /KEY|SECRET|PASSWORD|TOKEN|DATABASE_URL|NATS_URL/;
/** The paths of servers that are not ours. */
const healthPaths: Record<string, string> = { vectors: '/health' };
const isAmount = (amounts: RenderedContainer['resources']['requests']): boolean =>
  Boolean(amounts?.cpu && amounts.memory);

/**
 * The rules for every pod: the restricted level of Kubernetes' pod security standards, and our own additional rules.
 */
export const podRules: Rule[] = [
  {
    title: 'runs as the user 10001',
    holds: ({ spec }) => spec.securityContext?.runAsNonRoot === true && spec.securityContext.runAsUser === 10001,
  },
  {
    title: 'has the default seccomp profile',
    holds: ({ spec }) => spec.securityContext?.seccompProfile?.type === 'RuntimeDefault',
  },
  { title: 'has no cluster token', holds: ({ spec }) => spec.automountServiceAccountToken === false },
  { title: 'gets no variables of other services', holds: ({ spec }) => spec.enableServiceLinks === false },
  { title: 'has its own service account', holds: ({ spec }) => Boolean(spec.serviceAccountName) },
  {
    title: 'shares nothing with its node',
    holds: ({ spec }) => !spec.hostNetwork && !spec.hostPID && !spec.hostIPC,
  },
  {
    title: 'has only temporary files, of limited size',
    holds: ({ spec }) =>
      (spec.volumes ?? []).every(
        ({ emptyDir, configMap, secret }) => configMap?.name || secret?.secretName || emptyDir?.sizeLimit,
      ),
  },
  {
    title: 'cannot gain privileges',
    holds: everyContainer((one) => one.securityContext?.allowPrivilegeEscalation === false),
  },
  {
    title: 'has no capabilities',
    holds: everyContainer(
      ({ securityContext }) =>
        securityContext?.capabilities?.drop?.join() === 'ALL' && !securityContext.capabilities.add,
    ),
  },
  {
    title: 'cannot write to its image',
    holds: everyContainer((one) => one.securityContext?.readOnlyRootFilesystem === true),
  },
  {
    title: 'requests its resources and has limits',
    holds: everyContainer(({ resources }) => isAmount(resources?.requests) && isAmount(resources?.limits)),
  },
  {
    title: 'runs a named version of the image',
    holds: everyContainer(({ image }) => /(@sha256:[0-9a-f]{64}|:[\w.-]+)$/.test(image) && !image.endsWith(':latest')),
  },
  {
    title: 'has no secret in plain text',
    holds: everyContainer(({ env }) =>
      env.every((one) => !secretName.test(one.name) || (one.valueFrom?.secretKeyRef && !one.value)),
    ),
  },
  {
    title: 'has health probes and time to shut down',
    holds: ({ kind, spec }) =>
      kind !== 'Deployment' ||
      (spec.terminationGracePeriodSeconds === 40 &&
        spec.containers.every(
          (one) =>
            one.livenessProbe?.httpGet.path === (healthPaths[one.name] ?? '/healthz') &&
            one.readinessProbe?.httpGet.path === (healthPaths[one.name] ?? '/readyz') &&
            one.startupProbe &&
            one.startupProbe.periodSeconds * one.startupProbe.failureThreshold === 120 &&
            one.lifecycle?.preStop?.exec?.command.join(' ') === 'sleep 5',
        )),
  },
];

/** Returns the broken rules, in the form `fx has no capabilities`. */
export const brokenRules = (pods: Pod[]): string[] =>
  pods.flatMap((pod) => podRules.filter((rule) => !rule.holds(pod)).map((rule) => `${pod.name} ${rule.title}`));
