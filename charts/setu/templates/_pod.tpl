{{/* What all our pods have: no rights on the node, none in the cluster; takes root and name, and `apart` where several do the same. */}}
{{- define "setu.podBase" -}}
{{- with include "setu.account" . }}
serviceAccountName: {{ . }}
{{- end }}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile:
    type: RuntimeDefault
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- with .root.Values.scheduling }}
{{- with .nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- $affinity := .affinity }}
{{- if and $.apart (not (hasKey .affinity "podAntiAffinity")) }}
{{- $affinity = merge (dict "podAntiAffinity" (include "setu.zonesApart" $ | fromYaml)) .affinity }}
{{- end }}
{{- with $affinity }}
affinity:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- end }}
{{- end -}}

{{/*
Pods of one workload rather stand in several zones. Not as a spread: nodes that lack one key of the spreads are left out of
all counting, so where no node has a zone nothing would be spread over nodes either. Takes root and name.
*/}}
{{- define "setu.zonesApart" -}}
preferredDuringSchedulingIgnoredDuringExecution:
  - weight: 50
    podAffinityTerm:
      topologyKey: topology.kubernetes.io/zone
      labelSelector:
        matchLabels:
          {{- include "setu.selector" . | nindent 10 }}
{{- end -}}

{{- define "setu.containerBase" -}}
image: {{ include "setu.image" . | quote }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
{{- end -}}

{{/* Whose name a pod runs under; nothing: the namespace's default account. Takes root and name. */}}
{{- define "setu.account" -}}
{{- with .root.Values.serviceAccounts -}}
{{- if .create -}}
{{- printf "%s-%s" (include "setu.fullname" $.root) $.name -}}
{{- else -}}
{{- .existing -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{/* Where a container finds the private certificates and what was mounted besides; takes root. */}}
{{- define "setu.extraMounts" -}}
{{- if or .Values.privateCa.configMap .Values.privateCa.secret }}
- { name: private-ca, mountPath: /etc/setu/private-ca, readOnly: true }
{{- end }}
{{- with .Values.extra.mounts }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{/* The volumes to those mounts; takes root. */}}
{{- define "setu.extraVolumes" -}}
{{- with .Values.privateCa }}
{{- if .configMap }}
- { name: private-ca, configMap: { name: {{ .configMap }} } }
{{- else if .secret }}
- { name: private-ca, secret: { secretName: {{ .secret }} } }
{{- end }}
{{- end }}
{{- with .Values.extra.volumes }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{/* What a workload reads as files, by what it holds, each a volume's source; takes root and name. */}}
{{- define "setu.files" -}}
{{- with .root.Values.rpcTls.secret }}
- { name: rpc-tls, source: { secret: { secretName: {{ . }} } } }
{{- end }}
{{- if eq .name "identity" }}
{{- with .root.Values.signing }}
{{- if .trustConfigMap }}
- { name: trust, source: { configMap: { name: {{ .trustConfigMap }} } } }
{{- end }}
{{- if .crlsConfigMap }}
- { name: crls, source: { configMap: { name: {{ .crlsConfigMap }} } } }
{{- end }}
{{- end }}
{{- end }}
{{- end -}}

{{/* Where the process starts; takes a workload's name. */}}
{{- define "setu.entry" -}}
{{- if eq . "bff" }}bff/dist/main.js{{ else }}services/{{ . }}/dist/main.js{{ end -}}
{{- end -}}

{{/* The named ports of a workload. */}}
{{- define "setu.ports" -}}
{{- if eq . "bff" }}
- { name: http, port: 8080 }
{{- else }}
- { name: grpc, port: 50051 }
{{- end }}
{{- if eq . "media" }}
- { name: bytes, port: 8081 }
{{- end }}
- { name: admin, port: 9090 }
{{- end -}}
