# A bot as somebody writes it who has read the pages for developers and nothing else. Standard library only.
import base64, hashlib, hmac, json, os, threading, urllib.request, uuid
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


def events(token, after):
    query = """subscription ($after: String) { receiptEvents(after: $after) {
      cursor receipt { id restaurantName remaining } change { version kind summary } } }"""
    request = {"query": query, "variables": {"after": after}}
    with open_post("/graphql", token, request, "text/event-stream") as stream:
        for line in stream:
            if line.startswith(b"data: {"):
                yield json.loads(line[6:])["data"]["receiptEvents"]


messages, heard = [], threading.Event()


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        signed = f"{self.headers['webhook-id']}.{self.headers['webhook-timestamp']}.".encode() + body
        key = base64.b64decode(secret[len("whsec_"):])
        signature = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
        is_ours = signature in self.headers["webhook-signature"].split(" ")
        self.send_response(204 if is_ours else 401)
        self.end_headers()
        if is_ours:
            messages.append(json.loads(body))
            heard.set()

    def log_message(self, *args):
        pass


server = HTTPServer(("127.0.0.1", PORT), Receiver)
threading.Thread(target=server.serve_forever, daemon=True).start()
webhook = {"url": f"http://127.0.0.1:{PORT}/", "events": ["claim.created"]}
secret = post("/api/webhooks", TOKEN, webhook)["secret"]

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
heard.wait(10)
print(f"webhook: {messages[0]['type']}, {messages[0]['data']['receipt']['remaining']} is left")
