import { parseAllDocuments } from 'yaml';
import type { Spec } from './rendered.js';

/** A rendered Kubernetes object. A test narrows the fields that it reads. */
export type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels: Record<string, string>; annotations?: Record<string, string> };
  spec: Spec;
  data?: Record<string, string>;
};

/** Returns the objects in a stream of YAML documents. */
export const manifestsIn = (stream: string): Manifest[] =>
  parseAllDocuments(stream).flatMap((document) => {
    if (document.errors[0]) throw document.errors[0];
    const manifest: Manifest | null = document.toJS();
    return manifest ? [manifest] : [];
  });

export const ofKind = (manifests: Manifest[], kind: string): Manifest[] =>
  manifests.filter((manifest) => manifest.kind === kind);

/** Returns the template for the pods of an owner, including that of a cron job. */
export const podTemplateOf = ({ spec }: Manifest): Spec['template'] => spec.jobTemplate?.spec.template ?? spec.template;

/** Returns the workload of a manifest: bff, a service name, migrate, mirror or test. */
export const componentOf = ({ metadata }: Manifest): string => metadata.labels['app.kubernetes.io/component'] ?? '';
