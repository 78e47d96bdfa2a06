{{/* What the schema cannot see, because it lies in two places at once. */}}
{{- define "setu.checks" -}}
{{- $v := .Values -}}
{{- if not (or $v.image.tag $v.image.digest) }}{{ fail "image: give a tag or a digest" }}{{ end -}}
{{- range $name, $one := $v.workloads -}}
{{- if gt (int $one.autoscaling.minReplicas) (int $one.autoscaling.maxReplicas) -}}
{{- fail (printf "workloads.%s.autoscaling: minReplicas is more than maxReplicas" $name) -}}
{{- end -}}
{{- end -}}
{{- if and $v.ingress.enabled (not (eq (regexReplaceAll ":[0-9]+$" (regexReplaceAll "^https?://" $v.publicOrigin "") "") $v.ingress.host)) -}}
{{- fail (printf "ingress.host %q is not the host of publicOrigin %q: sign-in would be refused" $v.ingress.host $v.publicOrigin) -}}
{{- end -}}
{{- if and $v.ingress.enabled (hasPrefix "https://" $v.publicOrigin) (not $v.ingress.tlsSecret) -}}
{{- fail "ingress.tlsSecret is needed: publicOrigin is https" -}}
{{- end -}}
{{- if and $v.mail.existingSecret (not (and $v.mail.from $v.mail.supportEmail)) -}}
{{- fail "mail: from and supportEmail are needed beside existingSecret" -}}
{{- end -}}
{{- if and (eq $v.translation.provider "libretranslate") (not $v.translation.url) -}}
{{- fail "translation.url is needed for libretranslate" -}}
{{- end -}}
{{- if and (has $v.translation.provider (list "yandex" "deepl")) (not $v.translation.existingSecret) -}}
{{- fail (printf "translation.existingSecret is needed for %s" $v.translation.provider) -}}
{{- end -}}
{{- $recaptcha := eq $v.captcha.provider "recaptcha" -}}
{{- if and $recaptcha (not (and $v.captcha.recaptcha.siteKey $v.captcha.recaptcha.existingSecret)) -}}
{{- fail "captcha.recaptcha: siteKey and existingSecret are needed for recaptcha" -}}
{{- end -}}
{{- if $v.networkPolicy.enabled -}}
{{- $needed := list "ingress" "postgres" "s3" "dns" -}}
{{- if $v.nats.enabled }}{{ $needed = append $needed "nats" }}{{ end -}}
{{- if ne $v.fx.feedUrl "off" }}{{ $needed = append $needed "bank" }}{{ end -}}
{{- if $v.mail.existingSecret }}{{ $needed = append $needed "mail" }}{{ end -}}
{{- if $v.translation.provider }}{{ $needed = append $needed "translator" }}{{ end -}}
{{- if $recaptcha }}{{ $needed = append $needed "captcha" }}{{ end -}}
{{- if $v.tracing.endpoint }}{{ $needed = append $needed "collector" }}{{ end -}}
{{- range $target := $needed -}}
{{- $at := index $v.network $target -}}
{{- if not (or $at.cidrs $at.namespaces) -}}
{{- fail (printf "network.%s: name cidrs or namespaces, or nothing reaches it through the network policies" $target) -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- end -}}
