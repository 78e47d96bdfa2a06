{{/* What all our pods have: no rights on the node, none in the cluster. */}}
{{- define "setu.podBase" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile:
    type: RuntimeDefault
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- with .Values.scheduling }}
{{- with .nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- end }}
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

{{/* The ConfigMaps a workload reads as files, by what they hold; takes root and name. */}}
{{- define "setu.lists" -}}
{{- if eq .name "identity" }}
{{- with .root.Values.signing }}
{{- if .trustConfigMap }}
- { name: trust, configMap: {{ .trustConfigMap }} }
{{- end }}
{{- if .crlsConfigMap }}
- { name: crls, configMap: {{ .crlsConfigMap }} }
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
