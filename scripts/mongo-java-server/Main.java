import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import java.util.List;

/**
 * mongo-java-server with its H2 backend, a server that speaks MongoDB's protocol.
 *
 * Usage: java -cp ... Main.java <file>. Prints its connection string on one line once it accepts
 * connections, and ends when its standard input does, so that it never outlives the program that
 * started it.
 */
class Main {
  /**
   * The server says it is MongoDB 5.0 with wire version 8, which is 4.2's. The driver talks to none
   * below 9.
   */
  record Version() implements MongoVersion {
    public List<Integer> getVersionArray() {
      return List.of(5, 0, 0);
    }

    public int getWireVersion() {
      return 9;
    }
  }

  public static void main(String[] args) throws Exception {
    var backend = new H2Backend(args[0]);
    backend.version(new Version());
    var server = new MongoServer(backend);
    System.out.println(server.bindAndGetConnectionString());
    while (System.in.read() >= 0) {}
    server.shutdownNow();
    System.exit(0);
  }
}
