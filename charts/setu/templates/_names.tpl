{{/* The workloads, in the order in which they are rendered. */}}
{{- define "setu.workloads" -}}
bff identity catalogue request review media fx
{{- end -}}

{{- define "setu.services" -}}
identity catalogue request review media fx
{{- end -}}

{{/* Short enough that every suffix fits into 63 characters. */}}
{{- define "setu.fullname" -}}
{{- $name := default .Chart.Name .Values.nameOverride -}}
{{- if contains $name .Release.Name -}}
{{- .Release.Name | trunc 40 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name $name | trunc 40 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{/* The labels that select the pods of one workload. Takes root and name. */}}
{{- define "setu.selector" -}}
app.kubernetes.io/name: {{ default .root.Chart.Name .root.Values.nameOverride }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .name }}
{{- end -}}

{{- define "setu.labels" -}}
{{ include "setu.selector" . }}
app.kubernetes.io/part-of: setu
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end -}}

{{- define "setu.image" -}}
{{- with .Values.image -}}
{{- if .digest }}{{ printf "%s@%s" .repository .digest }}{{ else }}{{ printf "%s:%s" .repository .tag }}{{ end -}}
{{- end -}}
{{- end -}}

{{/* The lowest number of pods of a workload. Takes its values. */}}
{{- define "setu.least" -}}
{{- if .autoscaling.enabled }}{{ .autoscaling.minReplicas }}{{ else }}{{ .replicas }}{{ end -}}
{{- end -}}

{{/* The hosts of the website: the one of publicOrigin, then those of the supplier platform. */}}
{{- define "setu.hosts" -}}
{{- $host := regexReplaceAll ":[0-9]+$" (regexReplaceAll "^https?://" .Values.publicOrigin "") "" -}}
{{- concat (list $host) .Values.supplierHosts | uniq | join " " -}}
{{- end -}}
