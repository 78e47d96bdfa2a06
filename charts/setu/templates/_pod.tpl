{{/* The settings that all pods share: no rights on the node and none in the cluster. Takes root and name, and `apart` for workloads with several replicas. */}}
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

{{/* Makes the pods of one workload prefer different zones. This is not a topology spread: Kubernetes ignores nodes that lack one of the keys, so without zone labels nothing would spread over nodes either. Takes root and name. */}}
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
  {{- include "setu.containerSecurity" . | nindent 2 }}
{{- end -}}

{{- define "setu.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end -}}

{{/* The service account of a pod. Empty means the default account of the namespace. Takes root and name. */}}
{{- define "setu.account" -}}
{{- with .root.Values.serviceAccounts -}}
{{- if .create -}}
{{- printf "%s-%s" (include "setu.fullname" $.root) $.name -}}
{{- else -}}
{{- .existing -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{/* The mounts of the private certificates and of `extra`. Takes root. */}}
{{- define "setu.extraMounts" -}}
{{- if or .Values.privateCa.configMap .Values.privateCa.secret }}
- { name: private-ca, mountPath: /etc/setu/private-ca, readOnly: true }
{{- end }}
{{- with .Values.extra.mounts }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{/* The volumes for those mounts. Takes root. */}}
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

{{/* The files that a workload reads, by content, each with the source of its volume. Takes root and name. */}}
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

{{/* The entry file of a process. Takes the name of a workload. */}}
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
