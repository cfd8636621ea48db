vcl 4.1;

import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

acl purgers {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(405));
    }
    return (synth(200, xkey.purge(req.http.xkey) + " purged"));
  }
}

sub vcl_backend_response {
  # No purge would reach what has no tag: share pictures, what a link fetches ahead, route handlers.
  if (!beresp.http.Cache-Tag) {
    set beresp.ttl = 120s;
    set beresp.uncacheable = true;
  }
  # Names are separated by commas, which xkey understands.
  set beresp.http.xkey = beresp.http.Cache-Tag;
  # The instance is about to have a newer one.
  if (beresp.http.X-Nextjs-Cache == "STALE") {
    set beresp.ttl = 2s;
  }
  # Else stale-while-revalidate, a year: Varnish does not know must-revalidate.
  set beresp.grace = 0s;
}

# For the drill: whether it was kept, and the seconds for which it will be.
sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  } else {
    set resp.http.X-Cache = "MISS";
  }
  set resp.http.X-Left = obj.ttl + obj.grace;
}
