# A bot as somebody writes it who has read the pages for developers and nothing else. Standard library only.
import base64, hashlib, hmac, json, os, queue, threading, urllib.request, uuid
from http.server import BaseHTTPRequestHandler, HTTPServer

FAIRTAB, TOKEN, PORT = os.environ["FAIRTAB"], os.environ["FAIRTAB_TOKEN"], int(os.environ["PORT"])


def open_post(path, token, body, accept="application/json"):
    headers = {"Accept": accept, "Content-Type": "application/json"}
    if token:
        headers["Authorization"] = "Bearer " + token
    if accept == "application/json":
        headers["Idempotency-Key"] = str(uuid.uuid4())
    return urllib.request.urlopen(urllib.request.Request(FAIRTAB + path, json.dumps(body).encode(), headers))


def post(path, token, body):
    with open_post(path, token, body) as answer:
        return json.load(answer)


def get(path, token):
    with urllib.request.urlopen(urllib.request.Request(FAIRTAB + path, headers={"Authorization": "Bearer " + token})) as answer:
        return json.load(answer)


def events(token, after):
    query = """subscription ($after: String) { receiptEvents(after: $after) {
      cursor receipt { id restaurantName remaining } change { version kind summary } } }"""
    request = {"query": query, "variables": {"after": after}}
    with open_post("/graphql", token, request, "text/event-stream") as stream:
        for line in stream:
            if line.startswith(b"data: {"):
                yield json.loads(line[6:])["data"]["receiptEvents"]


secrets, messages, is_ill = [], queue.Queue(), threading.Event()


def is_signed(secret, headers, body):
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    key = base64.b64decode(secret[len("whsec_"):])
    signature = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(signature, given) for given in headers["webhook-signature"].split(" "))


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        verified = sum(is_signed(secret, self.headers, body) for secret in secrets)
        self.send_response(500 if is_ill.is_set() else 204 if verified else 401)
        self.end_headers()
        signatures = len(self.headers["webhook-signature"].split(" "))
        messages.put((self.headers["webhook-id"], json.loads(body), f"{verified} of {signatures} verified"))

    def log_message(self, *args):
        pass


server = HTTPServer(("127.0.0.1", PORT), Receiver)
threading.Thread(target=server.serve_forever, daemon=True).start()
webhook = {"url": f"http://127.0.0.1:{PORT}/", "events": ["claim.created"]}
registered = post("/api/webhooks", TOKEN, webhook)
secrets.append(registered["secret"])
webhook_path = f"/api/webhooks/{registered['webhook']['id']}"

# The stream is opened twice, and the second one goes on where the first one was left.
cursor = next(events(TOKEN, None))["cursor"]
bill = {"restaurantName": "Tonio", "items": [{"name": "Pizza", "price": "18.00", "quantity": 2}], "tax": "3.60"}
receipt_id = post("/api/shared-receipts", TOKEN, bill)["id"]
ben = post("/api/guests", None, {})["token"]
claim = post(f"/api/shared-receipts/{receipt_id}/claims", ben, {"itemIndex": 0, "claimerName": "Ben", "units": 1})
print(f"Ben owes {claim['amount']}")
for event in events(TOKEN, cursor):
    change = event["change"]
    if change:
        print(f"stream: {change['version']} {change['kind']}, {event['receipt']['remaining']} is left")
        if change["kind"] == "CLAIMED":
            break
_, message, proof = messages.get(timeout=30)
print(f"webhook: {message['type']}, {message['data']['receipt']['remaining']} is left, {proof}")

# For a day after a secret is renewed, whoever has either of the two still verifies.
secrets.append(post(f"{webhook_path}/secret", TOKEN, {})["secret"])
post(f"{webhook_path}/test", TOKEN, {})
_, message, proof = messages.get(timeout=30)
print(f"webhook: {message['type']}, {proof}")
del secrets[0]
post(f"{webhook_path}/test", TOKEN, {})
print(f"without the former secret: {messages.get(timeout=30)[2]}")

# What was not taken is in the log, and is sent again with the same id.
is_ill.set()
post(f"/api/shared-receipts/{receipt_id}/claims", ben, {"itemIndex": 0, "claimerName": "Ben", "units": 1})
missed_id, _, _ = messages.get(timeout=30)
while (missed := next(entry for entry in get(f"{webhook_path}/deliveries", TOKEN) if entry["id"] == missed_id))["status"] is None:
    pass
print(f"log: {missed['type']} {missed['state']} with {missed['status']} after {missed['attempts']} attempt")
is_ill.clear()
post(f"/api/webhook-deliveries/{missed_id}/send-again", TOKEN, {})
again_id, message, proof = messages.get(timeout=30)
print(f"again: {message['type']}, {proof}, {'the same id' if again_id == missed_id else again_id}")
