import base64, hashlib, hmac, json, os, time, urllib.request
from http.server import BaseHTTPRequestHandler, HTTPServer

FAIRTAB = os.environ.get("FAIRTAB", "{{origin}}")
TOKEN = os.environ["FAIRTAB_TOKEN"]  # with the scopes webhooks and receipts:write
ADDRESS = os.environ["PUBLIC_ADDRESS"]  # where Fairtab reaches this program, over https


def call(token, path, body={}):
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(FAIRTAB + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def is_signed(secret, headers, body):
    seconds = headers.get("webhook-timestamp", "0")
    if not seconds.isdigit() or abs(time.time() - int(seconds)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{headers['webhook-id']}.{seconds}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(given, expected) for given in headers.get("webhook-signature", "").split(" "))


class Receiver(BaseHTTPRequestHandler):
    message = None

    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        is_ours = is_signed(secret, self.headers, body)
        self.send_response(204 if is_ours else 401)
        self.end_headers()
        if is_ours:
            Receiver.message = json.loads(body)


server = HTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver)
secret = call(TOKEN, "/api/webhooks", {"url": ADDRESS, "events": ["claim.created"]})["secret"]  # shown once, so keep it

bill = call(TOKEN, "/api/shared-receipts", {
    "restaurantName": "Casa Nacho",
    "items": [{"name": "Nachos", "price": "10.00", "quantity": 3}],
})
ana = call(None, "/api/guests")["token"]
call(ana, f"/api/shared-receipts/{bill['id']}/claims", {"itemIndex": 0, "claimerName": "Ana", "units": 1})

while Receiver.message is None:
    server.handle_request()
receipt = Receiver.message["data"]["receipt"]
print(f"{Receiver.message['type']} on {receipt['restaurantName']}: {receipt['remaining']} is left to pay.")
